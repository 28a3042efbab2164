import { useEffect, useMemo, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import type * as contract from '@mcs-repairs/shared/domain/contract/catalogue';
import { filterProducts } from '@mcs-repairs/shared/domain/rules/shopFilter';
import type { ShopUnits } from '@mcs-repairs/shared/domain/types/goods';
import type { PageLoaderArgs } from '@mcs-repairs/shared/platform/contract/page';
import { useShopData, useSiteConfig } from '@mcs-repairs/shared/platform/site';
import { asProduct, type Listed } from './goods';
import { readShopQuery, type ShopQuery } from './shopQuery';

// Only the name of the operation: its schemas are larger than the shop's page, and nothing caches
// its answer.
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

/** Whether the shop is on screen. Its filters ask for units themselves, so that they never wait. */
let isOpen = false;

/** The units of the address, before the page appears. Null if there are none, or none arrived. */
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
 * The units that match the filter: the first ones, and the number of all. After a change of the
 * filter, the present ones are filtered until the answer arrives.
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
  // The total stays when only the number of products changes.
  if (filterOf(answer.key) === filterOf(key)) return { units, total: answer.total };
  const present = filterProducts(units, query);
  return { units: present, total: present.length };
}

/** The filter without the number of products, which is the last part. */
const filterOf = (key: string) => key.split('"limit"')[0];
