import {type ColourLevel} from './capabilities.js';

type Rgb = readonly [red: number, green: number, blue: number];

// The 16 named colours as xterm paints them, in the order of their codes.
const named: readonly Rgb[] = [
	[0, 0, 0],
	[205, 0, 0],
	[0, 205, 0],
	[205, 205, 0],
	[0, 0, 238],
	[205, 0, 205],
	[0, 205, 205],
	[229, 229, 229],
	[127, 127, 127],
	[255, 0, 0],
	[0, 255, 0],
	[255, 255, 0],
	[92, 92, 255],
	[255, 0, 255],
	[0, 255, 255],
	[255, 255, 255],
];
const steps = [0, 95, 135, 175, 215, 255];

/** The SGR code of a palette colour, 0–255, or the nearest a terminal of this level has. `base` is 30, or 40 behind text. */
export function paletteCode(index: number, base: number, level: ColourLevel): string {
	if (index < 16) {
		return namedCode(index, base);
	}

	return level === 1 ? namedCode(nearestNamed(paletteRgb(index)), base) : `${base + 8};5;${index}`;
}

/** The SGR code of any colour, each part 0–255, or the nearest a terminal of this level has. */
export function rgbCode(rgb: Rgb, base: number, level: ColourLevel): string {
	if (level === 3) {
		return `${base + 8};2;${rgb.join(';')}`;
	}

	return level === 2 ? `${base + 8};5;${nearestPalette(rgb)}` : namedCode(nearestNamed(rgb), base);
}

const namedCode = (index: number, base: number): string => String(index < 8 ? base + index : base + 52 + index);

// 16–231 are a cube of 6 × 6 × 6, 232–255 greys.
function paletteRgb(index: number): Rgb {
	if (index >= 232) {
		const grey = 8 + (10 * (index - 232));
		return [grey, grey, grey];
	}

	const place = index - 16;
	return [steps[Math.floor(place / 36)], steps[Math.floor(place / 6) % 6], steps[place % 6]];
}

function nearestPalette(rgb: Rgb): number {
	const [red, green, blue] = rgb;
	const cube = 16 + (36 * nearestStep(red)) + (6 * nearestStep(green)) + nearestStep(blue);
	const grey = 232 + Math.max(0, Math.min(23, Math.round((((red + green + blue) / 3) - 8) / 10)));
	return distance(paletteRgb(grey), rgb) < distance(paletteRgb(cube), rgb) ? grey : cube;
}

const nearestStep = (part: number): number => nearest(steps, step => Math.abs(step - part));

const nearestNamed = (rgb: Rgb): number => nearest(named, colour => distance(colour, rgb));

const distance = (one: Rgb, other: Rgb): number => ((one[0] - other[0]) ** 2) + ((one[1] - other[1]) ** 2) + ((one[2] - other[2]) ** 2);

function nearest<T>(candidates: readonly T[], far: (candidate: T) => number): number {
	let best = 0;
	for (const [index, candidate] of candidates.entries()) {
		if (far(candidate) < far(candidates[best])) {
			best = index;
		}
	}

	return best;
}
