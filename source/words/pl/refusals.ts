/** Why something may not be done, in Polish. */
import type {Particulars, RefusalWords} from '../refusals.js';
import {withTile} from './tiles.js';

const so = {draw: ', więc nie wolno dobierać', pass: ', więc nie wolno pasować', stop: ', więc nie wolno kończyć kolejki'};

function soNot({wanted}: Particulars): string {
	return wanted === undefined ? '' : so[wanted];
}

export const refusals: RefusalWords = {
	'deal-is-over': () => 'To rozdanie jest skończone.',
	'not-your-turn': ({turn}) => `To nie twoja kolej${turn === undefined ? '' : `: teraz gra ${turn}`}.`,
	'tile-not-in-hand': ({tile = 'takiego kamienia'}) => `Nie masz w ręce ${tile}.`,
	'lead-first': () => 'Stół jest pusty: najpierw trzeba otworzyć.',
	'may-not-be-led': ({tile, playable}) =>
		`Nie można otworzyć ${tile === undefined ? 'tym kamieniem' : withTile(tile)}${playable === undefined ? '' : `, można ${withTile(playable)}`}.`,
	'table-is-not-empty': ({tile = 'kamień'}) => `Otwarcie już leży: powiedz, do czego dołożyć ${tile}.`,
	'host-not-on-table': ({host = 'takiego kamienia'}) => `Na stole nie ma ${host}.`,
	'does-not-fit': ({tile = 'Ten kamień', host = 'tamtego'}) => `${tile} nie pasuje do ${host}.`,
	'not-a-spinner': ({host = 'Ten dublet'}) => `${host} nie jest spinnerem: oba dłuższe boki są już zajęte.`,
	'place-is-covered': ({tile = 'ten kamień', host = 'tamtym'}) => `Przy ${host} nie ma wolnego miejsca na ${tile}.`,
	'cross-first': ({cross = 'spinnera'}) => `Najpierw krzyż: trzeba dołożyć do wszystkich czterech boków ${cross}.`,
	'you-can-lead': ({playable, ...wish}) => `Możesz otworzyć${playable === undefined ? '' : ` ${withTile(playable)}`}${soNot(wish)}.`,
	'you-can-play': ({playable = 'kamień', place, ...wish}) => `Możesz dołożyć ${playable}${place === undefined ? '' : ` do ${place}`}${soNot(wish)}.`,
	'you-may-stop-only': () => 'Możesz dołożyć kolejny kamień albo zakończyć kolejkę, ale nie pasować.',
	'draw-first': () => 'Najpierw dobieraj: pasuje się dopiero, gdy nie ma czego dobrać.',
	'draw-for-lead': () => 'Nikt nie ma czym otworzyć: dobierz kamień.',
	'no-boneyard': () => 'W tej grze rozdaje się wszystkie kamienie: nigdy się nie dobiera.',
	'nothing-to-draw': ({closed = 0}) => closed > 0 ? 'Talon jest zamknięty: możesz tylko spasować.' : 'Nie ma czego dobrać: możesz tylko spasować.',
	'pass-the-lead': () => 'Teraz nie dobiera się do otwarcia: oddaj otwarcie.',
	'nothing-to-stop': () => 'Kolejkę można zakończyć tylko zamiast dokładania kolejnego kamienia.',
	'match-is-over': () => 'Mecz jest skończony.',
	'deal-in-play': () => 'Rozdanie jeszcze trwa.',
	'no-deal-in-play': () => 'Teraz nie trwa żadne rozdanie.',
	'not-the-set': () => 'To nie jest 28 różnych kamieni kompletu.',
	'wrong-leader': () => 'To rozdanie otwiera inne miejsce.',
	'people-at-the-table': () => 'Nie można cofać, gdy grają też inni ludzie.',
	'nothing-to-take-back': () => 'W tym rozdaniu nie masz czego cofnąć.',
	'no-such-seat': () => 'Nie ma takiego miejsca przy stole.',
	'already-away': () => 'Na tym miejscu już nikogo nie ma.',
	'not-away': () => 'Na tym miejscu ktoś siedzi.',
};
