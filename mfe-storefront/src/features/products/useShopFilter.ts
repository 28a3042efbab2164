import { useLayoutEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  CLEAR_FILTER,
  loadMore,
  PAGE_SIZE,
  toggleCategory,
  type CategoryChoice,
} from '@mcs-repairs/shared/domain/rules/shopFilter';
import type { SortOrder } from '@mcs-repairs/shared/domain/types/product';
import { afterPicture } from './afterPicture';
import { readShopQuery, writeShopQuery, type ShopQuery } from './shopQuery';

export type ShopFilterControls = {
  query: ShopQuery;
  categoryToggled: (category: CategoryChoice) => void;
  /** `typing` is true while the visitor continues a word whose beginning is in the address already. */
  searchChanged: (search: string, typing?: boolean) => void;
  sortChosen: (sort: SortOrder) => void;
  moreWanted: () => void;
  allCleared: () => void;
};

/**
 * The filter is part of the address: Back reverts a choice, and a copied address opens the same
 * list.
 */
export function useShopFilter(): ShopFilterControls {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const [ahead, setAhead] = useState<Ahead | null>(null);
  if (ahead && !isUnderway(ahead, address)) setAhead(null);
  const asked = useMemo(() => readShopQuery(new URLSearchParams(address)), [address]);
  const query = ahead?.query ?? asked;
  const [late] = useState(afterPicture);
  // A layout effect runs before the next frame, after which the waiting work runs.
  useLayoutEffect(() => {
    // Back reverts a choice that is not in the address yet.
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
    const passed = ahead ? [...ahead.passed, ahead.to] : [address];
    setAhead({ query: next, passed, to: written.toString() });
    late.put(() => setParams(written, { replace, preventScrollReset: true }));
  }

  return {
    query,
    categoryToggled: (category) =>
      change({ categories: toggleCategory(query.categories, category), shown: PAGE_SIZE }),
    // One step back removes a whole search, not one letter.
    searchChanged: (search, typing = false) => change({ search, shown: PAGE_SIZE }, typing),
    sortChosen: (sort) => change({ sort }),
    moreWanted: () => change({ shown: loadMore(query.shown) }, true),
    allCleared: () => change({ ...CLEAR_FILTER, shown: PAGE_SIZE }),
  };
}

/**
 * A choice that is shown before the address contains it. `passed` holds the addresses on the way to
 * `to`. Any other address (Back, a link) ends the wait.
 */
type Ahead = { query: ShopQuery; passed: readonly string[]; to: string };

function isUnderway({ passed, to }: Ahead, address: string): boolean {
  return address !== to && passed.includes(address);
}
