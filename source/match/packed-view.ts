/** A view as plain data, so that it can be handed to another thread. It holds no more than the view does. */
import {type Layout, layoutOf, movesOf} from '../rules/layout.js';
import type {Move} from '../rules/move.js';
import {type Terms, type Wishes, agree} from '../rules/variant.js';
import {variantById} from '../variants/index.js';
import type {View} from './view.js';

/** All of a view but its terms, of which only what was wished for is kept, and its layout, of which the moves are. */
export type PackedView = Omit<View, 'terms' | 'layout'> & {
	/** The variant's id. */
	readonly variant: string;
	readonly wishes: Required<Wishes>;
	readonly laid: readonly Move[];
};

export function packView({terms, layout, ...rest}: View): PackedView {
	const {
		variant, seats, target, games, house,
	} = terms;
	return {
		...rest,
		variant: variant.id,
		wishes: {
			seats, target, games, house,
		},
		laid: movesOf(layout),
	};
}

/** The view that was packed. */
export function unpackView({variant, wishes, laid, ...rest}: PackedView): View {
	const terms = termsOf(variant, wishes);
	const layout: Layout = layoutOf(laid, terms.variant.spinnerRule);
	return {...rest, terms, layout};
}

const known = new Map<string, Terms>();

/** The same wishes always give the same object: what bots learn about terms is kept with it. */
function termsOf(variant: string, wishes: Required<Wishes>): Terms {
	const key = JSON.stringify([variant, wishes]);
	const terms = known.get(key) ?? agree(variantById(variant)!, wishes);
	known.set(key, terms);
	return terms;
}
