/** All that a person reads, in one language. */
import type {BonusWords} from './en/bonus.js';
import type {BotWords} from './en/bots.js';
import type {EventWords} from './en/events.js';
import type {FaultWords} from './en/faults.js';
import type {LearningWords} from './en/learning.js';
import type {MenuWords} from './en/menus.js';
import type {PlainWords} from './en/plain.js';
import type {PlainVillageWords} from './en/plain-village.js';
import type {ProgramWords} from './en/programs.js';
import type {ReelWords} from './en/reel.js';
import type {ReportWords} from './en/report.js';
import type {ReviewWords} from './en/review.js';
import type {ScreenWords} from './en/screens.js';
import type {ServeWords} from './en/serve.js';
import type {StatisticsWords} from './en/statistics.js';
import type {SumWords} from './en/sum.js';
import type {TeachingWords} from './en/teaching.js';
import type {UsageWords} from './en/usage.js';
import type {VariantsWords} from './en/variants.js';
import type {VillageWords} from './en/village.js';
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
	readonly programs: ProgramWords;
	readonly screens: ScreenWords;
	readonly serve: ServeWords;
	readonly menus: MenuWords;
	readonly plain: PlainWords;
	readonly plainVillage: PlainVillageWords;
	readonly sum: SumWords;
	readonly report: ReportWords;
	readonly reel: ReelWords;
	readonly review: ReviewWords;
	readonly statistics: StatisticsWords;
	readonly teaching: TeachingWords;
	readonly learning: LearningWords;
	readonly faults: FaultWords;
	readonly usage: UsageWords;
	readonly village: VillageWords;
};
