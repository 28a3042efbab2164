import { useEffect, useMemo, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import type * as contract from '@mcs-repairs/shared/domain/contract/catalogue';
import { named } from '@mcs-repairs/shared/domain/contract/named';
import { filterProducts } from '@mcs-repairs/shared/domain/rules/shopFilter';
import type { ShopUnits } from '@mcs-repairs/shared/domain/types/goods';
import type { PageLoaderArgs } from '@mcs-repairs/shared/platform/contract/page';
import { useShopData, useSiteConfig } from '@mcs-repairs/shared/platform/site';
import { asProduct, hasFacts, type Listed } from './goods';
import { readShopQuery, type ShopQuery } from './shopQuery';

/** A search starts when the visitor has not typed for this many milliseconds. */
const TYPING_PAUSE_MS = 250;
/** The answer for a link stays valid for this many milliseconds. */
const KEPT_MS = 5000;

// The operation is declared by its name only, because its schemas are larger than the shop's page.
const listShopUnits = named<typeof contract.listShopUnits>({
  id: 'listShopUnits',
  reads: ['Goods'],
  withoutServer: { units: [], total: 0 },
});

const askFor = ({ categories, shown, ...choices }: ShopQuery) => ({
  query: { category: categories.join() || 'none', ...choices, limit: shown },
});

type Asked = ReturnType<typeof askFor>;

/**
 * Whether the shop's page is already shown. Then `useUnits` fetches the units after a change of the
 * filter, so that the navigation does not wait for them.
 */
let isOpen = false;

/**
 * The prefetched units of the link at which the visitor pointed last. They are valid only for one
 * edition of the goods, because the server shares this variable between requests.
 */
let ahead: { key: string; goods: object; until: number; answer: Answer } | undefined;
type Answer = ReturnType<typeof ask>;
const ask = ({ context, signal }: PageLoaderArgs, asked: Asked) =>
  context.shopData.call(listShopUnits, asked, { signal });

/**
 * Loads the units that match the address before the page appears. Returns null if the shop has no
 * units, if the request fails, or if the page is already shown.
 */
export async function loadUnits(args: PageLoaderArgs): Promise<ShopUnits | null> {
  const { goods } = args.context.config;
  if (isOpen || !goods) return null;
  const asked = askFor(readShopQuery(args.url.searchParams));
  const key = JSON.stringify(asked);
  if (ahead?.key !== key || ahead.goods !== goods || ahead.until < Date.now())
    ahead = { key, goods, until: Date.now() + KEPT_MS, answer: ask(args, asked) };
  const answer = await ahead.answer;
  if (answer.ok) return answer.value;
  ahead = undefined;
  return null;
}

/**
 * Returns the first units that match the filter, the number of all matching units, and the choices
 * of facts. After a change of the filter, the loaded units are filtered until the response arrives.
 */
export function useUnits(
  query: ShopQuery,
): Pick<ShopUnits, 'total' | 'choices'> & { units: Listed[] } {
  const loaded = useLoaderData<ShopUnits | null>();
  const { goods } = useSiteConfig();
  const { call } = useShopData();
  const { search } = query;
  const key = JSON.stringify(askFor(query));
  const [answer, setAnswer] = useState<ShopUnits & { key: string; search: string }>({
    key: '',
    search,
    units: [],
    total: 0,
    ...(loaded && { key, ...loaded }),
  });
  const isStale = goods && answer.key !== key;
  const isTyped = answer.search !== search;

  useEffect(() => {
    isOpen = true;
    const leaving = new AbortController();
    const pause = setTimeout(
      () =>
        isStale &&
        void call(listShopUnits, JSON.parse(key) as Asked, leaving).then(
          (result) =>
            result.ok && !leaving.signal.aborted && setAnswer({ key, search, ...result.value }),
        ),
      isTyped ? TYPING_PAUSE_MS : 0,
    );
    return () => {
      isOpen = false;
      clearTimeout(pause);
      leaving.abort();
    };
  }, [isStale, isTyped, key, search, call]);

  const units = useMemo(() => answer.units.map(asProduct), [answer.units]);
  const { choices } = answer;
  // If only the number of products to show has changed, the total stays the same.
  if (filterOf(answer.key) === filterOf(key)) return { units, total: answer.total, choices };
  const present = filterProducts(units, query).filter((unit) => hasFacts(query, unit));
  return { units: present, total: present.length, choices };
}

/** Returns the filter without the number of products, which is the last part of the key. */
const filterOf = (key: string) => key.split('"limit"')[0];
