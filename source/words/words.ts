/** All that a person reads, in one language. */
import type {BonusWords} from './en/bonus.js';
import type {BotWords} from './en/bots.js';
import type {EventWords} from './en/events.js';
import type {FaultWords} from './en/faults.js';
import type {MenuWords} from './en/menus.js';
import type {ScreenWords} from './en/screens.js';
import type {UsageWords} from './en/usage.js';
import type {VariantsWords} from './en/variants.js';
import type {Language} from './language.js';
import type {RefusalWords} from './refusals.js';

/** The sections. English gives them their shape: what another language lacks does not compile. */
export type Words = {
	readonly language: Language;
	readonly events: EventWords;
	readonly refusals: RefusalWords;
	readonly bonus: BonusWords;
	readonly variants: VariantsWords;
	readonly bots: BotWords;
	readonly screens: ScreenWords;
	readonly menus: MenuWords;
	readonly faults: FaultWords;
	readonly usage: UsageWords;
};
