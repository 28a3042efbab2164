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
  /** `typing` goes on with a word that the address already begins. */
  searchChanged: (search: string, typing?: boolean) => void;
  sortChosen: (sort: SortOrder) => void;
  moreWanted: () => void;
  allCleared: () => void;
};

/** The filter lives in the address: Back undoes a choice, and a copied address opens the same list. */
export function useShopFilter(): ShopFilterControls {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const [ahead, setAhead] = useState<Ahead | null>(null);
  if (ahead && !isUnderway(ahead, address)) setAhead(null);
  const asked = useMemo(() => readShopQuery(new URLSearchParams(address)), [address]);
  const query = ahead?.query ?? asked;
  const [late] = useState(afterPicture);
  // Before the next picture, after which what waits is done.
  useLayoutEffect(() => {
    // Back takes away what the address does not say yet.
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
    // One step back takes away a whole search, not a letter.
    searchChanged: (search, typing = false) => change({ search, shown: PAGE_SIZE }, typing),
    sortChosen: (sort) => change({ sort }),
    moreWanted: () => change({ shown: loadMore(query.shown) }, true),
    allCleared: () => change({ ...CLEAR_FILTER, shown: PAGE_SIZE }),
  };
}

/**
 * What was chosen stands at once, a moment before the address says it: `passed` are the addresses on the way `to` it.
 * Any other address (Back, a link) ends the wait.
 */
type Ahead = { query: ShopQuery; passed: readonly string[]; to: string };

function isUnderway({ passed, to }: Ahead, address: string): boolean {
  return address !== to && passed.includes(address);
}
