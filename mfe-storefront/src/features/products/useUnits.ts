import { useEffect, useMemo, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import type * as contract from '@mcs-repairs/shared/domain/contract/catalogue';
import { filterProducts } from '@mcs-repairs/shared/domain/rules/shopFilter';
import type { ShopUnits } from '@mcs-repairs/shared/domain/types/goods';
import type { PageLoaderArgs } from '@mcs-repairs/shared/platform/contract/page';
import { useShopData, useSiteConfig } from '@mcs-repairs/shared/platform/site';
import { asProduct, type Listed } from './goods';
import { readShopQuery, type ShopQuery } from './shopQuery';

// The operation is declared by its name only, because its schemas are larger than the shop's page.
// It has no tags, because its answer is not cached.
const listShopUnits = { id: 'listShopUnits' } as unknown as typeof contract.listShopUnits;

const askFor = ({ categories, search, sort, shown }: ShopQuery) => ({
  query: {
    category: categories.join() || 'none',
    search,
    sort,
    limit: shown,
  },
});

type Asked = ReturnType<typeof askFor>;

/**
 * Whether the shop's page is already shown. Then `useUnits` fetches the units after a change of the
 * filter, so that the navigation does not wait for them.
 */
let isOpen = false;

/**
 * Loads the units that match the address before the page appears. Returns null if the shop has no
 * units, if the request fails, or if the page is already shown.
 */
export async function loadUnits({
  url,
  context,
  signal,
}: PageLoaderArgs): Promise<ShopUnits | null> {
  if (isOpen || !context.config.goods) return null;
  const asked = askFor(readShopQuery(url.searchParams));
  const answer = await context.shopData.call(listShopUnits, asked, { signal });
  return answer.ok ? answer.value : null;
}

/**
 * Returns the first units that match the filter, and the number of all matching units. After a
 * change of the filter, the loaded units are filtered until the response arrives.
 */
export function useUnits(query: ShopQuery): { units: Listed[]; total: number } {
  const loaded = useLoaderData<ShopUnits | null>();
  const { goods } = useSiteConfig();
  const { call } = useShopData();
  const asked = askFor(query);
  const key = JSON.stringify(asked);
  const [answer, setAnswer] = useState<ShopUnits & { key: string }>({
    key: '',
    units: [],
    total: 0,
    ...(loaded && { key, ...loaded }),
  });
  const isStale = goods && answer.key !== key;

  useEffect(() => {
    isOpen = true;
    const leaving = new AbortController();
    if (isStale)
      void call(listShopUnits, JSON.parse(key) as Asked, leaving).then(
        (result) => result.ok && !leaving.signal.aborted && setAnswer({ key, ...result.value }),
      );
    return () => {
      isOpen = false;
      leaving.abort();
    };
  }, [isStale, key, call]);

  const units = useMemo(() => answer.units.map(asProduct), [answer.units]);
  // If only the number of products to show has changed, the total stays the same.
  if (filterOf(answer.key) === filterOf(key)) return { units, total: answer.total };
  const present = filterProducts(units, query);
  return { units: present, total: present.length };
}

/** Returns the filter without the number of products, which is the last part of the key. */
const filterOf = (key: string) => key.split('"limit"')[0];
