import {expect, test} from 'vitest';
import {doubleBergen} from '../../source/variants/double-bergen.js';
import {variants} from '../../source/variants/index.js';
import {languages} from '../../source/words/language.js';
import {signsIn} from '../../source/words/signs.js';
import {wordsFor} from '../../source/words/words-for.js';

test.each(languages)('an end that waits is explained only where the cross comes first, and each way of writing a double only where it is used (%s)', language => {
	const {signs, tableSigns} = wordsFor(language).screens;
	for (const variant of variants) {
		const told = signsIn([...signs, ...tableSigns], variant).map(text => text.split(' ')[0]);
		const isBergen = variant === doubleBergen;
		expect([told.includes('·'), told.includes('·=4'), told.includes('B=6*'), told.includes('B=6+6')]).toEqual([isBergen, isBergen, isBergen, !isBergen]);
		expect(told).toContain('+');
	}
});
