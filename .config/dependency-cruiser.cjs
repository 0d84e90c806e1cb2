// Who may import whom. A room lists the rooms it may know besides itself; what is not listed is forbidden.
const pure = [];
const rooms = {
	rules: pure,
	variants: ['rules'],
	match: ['rules', 'variants'],
	record: ['rules', 'variants', 'match', 'chance'],
	bots: ['rules', 'variants', 'match'],
	board: ['rules'],
	chance: [],
	words: ['rules', 'variants', 'match', 'record', 'bots', 'village'],
	store: ['rules', 'variants', 'match', 'record'],
	table: ['rules', 'variants', 'match', 'record', 'bots', 'chance', 'store'],
	teaching: ['rules', 'variants', 'match', 'record', 'bots', 'board', 'words'],
	terminal: [],
	village: ['rules', 'variants', 'match', 'record', 'bots', 'table', 'store', 'chance'],
	ui: ['rules', 'variants', 'match', 'record', 'bots', 'board', 'table', 'teaching', 'words', 'store', 'terminal', 'village'],
	plain: ['rules', 'variants', 'match', 'record', 'bots', 'board', 'table', 'teaching', 'words', 'store', 'village'],
	server: ['record', 'bots', 'table', 'words', 'store', 'terminal', 'village', 'ui', 'plain'],
	// What other programs get: no files, no screen.
	index: ['rules', 'variants', 'match', 'record', 'board', 'chance'],
	commands: ['rules', 'variants', 'match', 'record', 'bots', 'board', 'table', 'teaching', 'words', 'store', 'terminal', 'ui', 'plain', 'server', 'chance'],
};
const inRooms = names => String.raw`^source/(${names.join('|')})(/|\.tsx?$)`;

module.exports = {
	forbidden: [
		...Object.entries(rooms).map(([room, known]) => ({
			name: `${room}-knows-only-${known.join('-') || 'itself'}`,
			severity: 'error',
			from: {path: inRooms([room])},
			to: {path: '^source/', pathNot: inRooms([room, ...known])},
		})),
		{
			name: 'no-node-in-the-pure-rooms',
			severity: 'error',
			from: {path: inRooms(['rules', 'variants', 'match', 'bots', 'board', 'teaching'])},
			to: {dependencyTypes: ['core']},
		},
		{
			name: 'no-packages-in-the-pure-rooms',
			severity: 'error',
			from: {path: inRooms(['rules', 'variants', 'match', 'record', 'bots', 'board', 'teaching', 'words', 'index'])},
			to: {path: '^node_modules'},
		},
		{
			name: 'ink-only-in-the-ui',
			severity: 'error',
			from: {path: '^source', pathNot: '^source/ui/'},
			to: {path: '^node_modules/(ink|react|chalk)/'},
		},
		{
			name: 'no-cycles',
			severity: 'error',
			from: {},
			to: {circular: true, viaOnly: {dependencyTypesNot: ['type-only']}},
		},
		{
			name: 'no-orphans',
			severity: 'error',
			from: {orphan: true, path: '^source/', pathNot: String.raw`^source/(cli|index|server/screen-thread)\.ts$`},
			to: {},
		},
	],
	options: {
		tsPreCompilationDeps: true,
		tsConfig: {fileName: 'tsconfig.json'},
		doNotFollow: {path: 'node_modules'},
		exclude: {path: '^(dist|test)/'},
	},
};
