import { useLayoutEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  loadMore,
  PAGE_SIZE,
  toggleCategory,
  type CategoryChoice,
} from '@mcs-repairs/shared/domain/rules/shopFilter';
import type { UnitFilter } from '@mcs-repairs/shared/domain/types/goods';
import type { SortOrder } from '@mcs-repairs/shared/domain/types/product';
import { afterPicture } from './afterPicture';
import { readShopQuery, writeShopQuery, type ShopQuery } from './shopQuery';

export type ShopFilterControls = {
  query: ShopQuery;
  categoryToggled: (category: CategoryChoice) => void;
  /** `typing` is true while the visitor continues a word that is already partly in the address. */
  searchChanged: (search: string, typing?: boolean) => void;
  sortChosen: (sort: SortOrder) => void;
  factChosen: (name: UnitFilter, value: string) => void;
  moreWanted: () => void;
  allCleared: () => void;
};

/**
 * Stores the filter in the address. So the back button reverts a choice, and a shared address opens
 * the same list.
 */
export function useShopFilter(): ShopFilterControls {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const [ahead, setAhead] = useState<Ahead | null>(null);
  if (ahead && ahead.addresses[0] !== address) {
    const left = ahead.addresses.slice(ahead.addresses.indexOf(address));
    setAhead(left.length > 1 ? { ...ahead, addresses: left } : null);
  }
  const asked = useMemo(() => readShopQuery(new URLSearchParams(address)), [address]);
  const query = ahead?.query ?? asked;
  const [late] = useState(afterPicture);
  // This must be a layout effect, because it runs before the next frame. The waiting task changes
  // the address after that frame.
  useLayoutEffect(() => {
    // If the visitor goes back before the address contains the last choice, the choice is
    // discarded.
    function wentBack() {
      late.drop();
      setAhead(null);
    }
    window.addEventListener('popstate', wentBack);
    return () => {
      late.drop();
      window.removeEventListener('popstate', wentBack);
    };
  }, [late]);

  function change(changed: Partial<ShopQuery>, replace = false) {
    const next = { ...query, ...changed };
    const written = writeShopQuery(next);
    const addresses = [...(ahead?.addresses ?? [address]), written.toString()];
    setAhead({ query: next, addresses });
    late.put(() => setParams(written, { replace, preventScrollReset: true }));
  }

  return {
    query,
    categoryToggled: (category) =>
      change({ categories: toggleCategory(query.categories, category), shown: PAGE_SIZE }),
    // `typing` replaces the history entry. So going back removes the full search, and not only one
    // letter.
    searchChanged: (search, typing = false) => change({ search, shown: PAGE_SIZE }, typing),
    sortChosen: (sort) => change({ sort }),
    factChosen: (name, value) => change({ [name]: value, shown: PAGE_SIZE }),
    moreWanted: () => change({ shown: loadMore(query.shown) }, true),
    allCleared: () => change(readShopQuery(new URLSearchParams())),
  };
}

/**
 * A choice that the page already shows, but that is not in the address yet. `addresses` begins with
 * the current address, and ends with the address to come. Any other address comes from a link or
 * from going back, and discards the choice.
 */
type Ahead = { query: ShopQuery; addresses: readonly string[] };
