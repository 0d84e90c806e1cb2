/**
The yardstick: a hand-inlined loop that plays random Five Up deals for two and does nothing else.

It is the measure of the kernel's speed and no part of the game: rules are taken from `source/` there.
*/
/* eslint-disable max-depth, complexity, unicorn/prefer-math-trunc */

/** Plays `deals` random deals and returns a number that depends on all of them, so that nothing can be optimised away. */
export function playRandomDeals(deals: number, seed: number): number {
	const order = new Uint8Array(28);
	const high = new Uint8Array(28);
	const low = new Uint8Array(28);
	const withAny = new Int32Array(128);
	const openBy = new Int32Array(7);
	const touching = new Uint8Array(28);
	const moves = new Int32Array(400);
	let tile = 0;
	for (let h = 0; h < 7; h++) {
		for (let l = 0; l <= h; l++) {
			high[tile] = h;
			low[tile] = l;
			for (let set = 0; set < 128; set++) {
				if (((set >> h) & 1) === 1 || ((set >> l) & 1) === 1) {
					withAny[set] |= 1 << tile;
				}
			}

			order[tile] = tile;
			tile++;
		}
	}

	let state = seed | 0;
	let checksum = 0;
	for (let deal = 0; deal < deals; deal++) {
		for (let index = 27; index > 0; index--) {
			state ^= state << 13;
			state ^= state >>> 17;
			state ^= state << 5;
			const other = ((state >>> 0) * (index + 1)) / 4_294_967_296 | 0;
			const swapped = order[index];
			order[index] = order[other];
			order[other] = swapped;
		}

		let hand = 0;
		let waiting = 0;
		for (let index = 0; index < 5; index++) {
			hand |= 1 << order[index];
			waiting |= 1 << order[index + 5];
		}

		let next = 10;
		let passes = 0;
		let count = 0;
		let open = 0;
		let points = 0;
		let waitingPoints = 0;
		let size = 0;
		let turns = 0;
		openBy.fill(0);
		for (;;) {
			let chosen = -1;
			if (size === 0) {
				let left = 0;
				for (let rest = hand; rest !== 0; rest &= rest - 1) {
					moves[left++] = ((31 - Math.clz32(rest & -rest)) << 5) | 31;
				}

				state ^= state << 13;
				state ^= state >>> 17;
				state ^= state << 5;
				chosen = moves[((state >>> 0) * left) / 4_294_967_296 | 0];
			} else {
				let playable = hand & withAny[open];
				while (playable === 0 && next < 28) {
					hand |= 1 << order[next++];
					playable = hand & withAny[open];
				}

				if (playable !== 0) {
					let listed = 0;
					for (let rest = playable; rest !== 0; rest &= rest - 1) {
						const one = 31 - Math.clz32(rest & -rest);
						for (let hosts = openBy[high[one]]; hosts !== 0; hosts &= hosts - 1) {
							moves[listed++] = (one << 5) | (31 - Math.clz32(hosts & -hosts));
						}

						if (high[one] !== low[one]) {
							for (let hosts = openBy[low[one]]; hosts !== 0; hosts &= hosts - 1) {
								moves[listed++] = (one << 5) | (31 - Math.clz32(hosts & -hosts));
							}
						}
					}

					state ^= state << 13;
					state ^= state >>> 17;
					state ^= state << 5;
					chosen = moves[((state >>> 0) * listed) / 4_294_967_296 | 0];
				}
			}

			if (chosen < 0) {
				if (++passes === 2) {
					break;
				}
			} else {
				passes = 0;
				size++;
				const laid = chosen >> 5;
				const host = chosen & 31;
				hand &= ~(1 << laid);
				const h = high[laid];
				const l = low[laid];
				if (host === 31) {
					touching[laid] = 0;
					openBy[h] |= 1 << laid;
					openBy[l] |= 1 << laid;
					open = (1 << h) | (1 << l);
					count = h + l;
				} else {
					const joined = high[host] === h || low[host] === h ? h : l;
					if (high[host] === low[host]) {
						const now = ++touching[host];
						if (now === 2) {
							count -= 2 * joined;
						} else if (now === 4) {
							openBy[joined] &= ~(1 << host);
						}
					} else {
						count -= joined;
						openBy[joined] &= ~(1 << host);
					}

					if (openBy[joined] === 0) {
						open &= ~(1 << joined);
					}

					const outer = h + l - joined;
					openBy[outer] |= 1 << laid;
					open |= 1 << outer;
					if (h === l) {
						touching[laid] = 1;
						count += 2 * outer;
					} else {
						count += outer;
					}
				}

				if (count > 0 && count % 5 === 0) {
					points += count / 5;
				}

				if (hand === 0) {
					break;
				}
			}

			const other = hand;
			hand = waiting;
			waiting = other;
			const otherPoints = points;
			points = waitingPoints;
			waitingPoints = otherPoints;
			turns++;
		}

		let own = 0;
		for (let rest = hand; rest !== 0; rest &= rest - 1) {
			const one = 31 - Math.clz32(rest & -rest);
			own += high[one] + low[one];
		}

		let others = 0;
		for (let rest = waiting; rest !== 0; rest &= rest - 1) {
			const one = 31 - Math.clz32(rest & -rest);
			others += high[one] + low[one];
		}

		if (own < others) {
			points += (others - own + 2) / 5 | 0;
		} else {
			waitingPoints += (own - others + 2) / 5 | 0;
		}

		checksum = (checksum + (points * 3) + (waitingPoints * 5) + turns) | 0;
	}

	return checksum;
}
