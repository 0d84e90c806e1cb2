/** What a guest hears of the table he is at, and how that ends. */
import {type PackedView, packView} from '../match/packed-view.js';
import type {View} from '../match/view.js';
import {companyOf} from './cards.js';
import {tellLobbyTo} from './lobby.js';
import type {VillageState, VillageTable, Visit} from './state.js';

const packed = new WeakMap<View, PackedView>();

/** All who see the same are told the same. */
function packedView(view: View): PackedView {
	const known = packed.get(view) ?? packView(view);
	packed.set(view, known);
	return known;
}

/** From here on the guest hears of the table's match; first, how it stands. */
export function hearMatch({live}: VillageTable, visit: Visit): void {
	visit.stop?.();
	visit.stop = undefined;
	if (live === undefined) {
		return;
	}

	const {table} = live;
	const {seat} = visit;
	const view = table.view(seat);
	if (view !== undefined) {
		visit.tell({type: 'match', view: packedView(view), events: []});
	}

	visit.stop = table.subscribe(seat, events => {
		visit.tell({type: 'match', view: packedView(table.view(seat)!), events});
	});
}

/** Tells a guest of his table, if anything about it is otherwise than he knows. */
export function tellCompany(village: VillageState, table: VillageTable, visit: Visit): void {
	const company = companyOf(village, table, visit);
	const told = JSON.stringify(company);
	if (told !== visit.toldCompany) {
		visit.toldCompany = told;
		visit.tell({type: 'company', company});
	}
}

/** Takes a guest from his table into the lobby. */
export function leave(village: VillageState, visit: Visit): void {
	detach(visit);
	visit.tell({type: 'company', company: undefined});
	tellLobbyTo(village, visit);
}

/** A guest no longer hears of his table, nor does it know of him. */
export function detach(visit: Visit): void {
	const {table, seat} = visit;
	visit.stop?.();
	visit.stop = undefined;
	visit.table = undefined;
	visit.seat = undefined;
	visit.toldCompany = '';
	table?.watchers.delete(visit);
	const chair = seat === undefined ? undefined : table?.chairs[seat];
	if (chair?.visit === visit) {
		chair.visit = undefined;
	}
}
