import { nepalInstant } from '@mcs-repairs/shared/domain/rules/nepalTime';
import type { Goods, GoodsFilter, GoodsState } from '@mcs-repairs/shared/domain/types/goods';
import type { BadgeTone } from '@mcs-repairs/shared/ui/Badge';

/** `copy` opens the form of a new unit with the facts of another one. */
export type GoodsPress = 'edit' | 'copy' | 'reserve' | 'undo' | GoodsState;

export const FILTERS: readonly { value: GoodsFilter; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'on-sale', label: 'On sale' },
  { value: 'draft', label: 'Drafts' },
  { value: 'reserved', label: 'Reserved' },
  { value: 'sold', label: 'Sold' },
  { value: 'built-in', label: 'Built-in products' },
];

/**
 * Returns the badge for the state of a unit. A built-in product that is not on sale gets `Off sale`
 * instead of `Draft`.
 */
export function stateBadge({ state, isBuiltIn }: Goods): { tone: BadgeTone; label: string } {
  switch (state) {
    case 'on-sale':
      return { tone: 'success', label: 'On sale' };
    case 'reserved':
      return { tone: 'warm', label: 'Reserved' };
    case 'sold':
      return { tone: 'neutral', label: 'Sold' };
    case 'draft':
      return { tone: 'outline', label: isBuiltIn ? 'Off sale' : 'Draft' };
  }
}

/** Describes the state after a change, for example `MacBook Air is sold.` */
export function doneWords({ name, state, reservedUntil, isBuiltIn }: Goods): string {
  if (state === 'reserved')
    return `${name} is reserved until ${nepalInstant(reservedUntil ?? '')}.`;
  const now = { 'on-sale': 'on sale', sold: 'sold', draft: isBuiltIn ? 'off sale' : 'a draft' };
  return `${name} is ${now[state]}.`;
}
