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

/** A search starts after a pause in typing of this many milliseconds. */
const TYPING_PAUSE_MS = 250;
/** A prefetched answer for a link is valid for this many milliseconds. */
const KEPT_MS = 5000;

// Declares the operation by its name only, because its schemas are larger than the shop page.
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
 * Whether the shop page is already shown. If it is, a change of the filter must not wait for the
 * units, and `useUnits` fetches them.
 */
let isOpen = false;

/**
 * The prefetched units for the link that the visitor pointed at last. They are only valid for the
 * same `goods`. On the server, requests share this variable.
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
 * Returns the first matching units, the number of all matching units, and the choices of facts.
 * After a change of the filter, the hook filters the loaded units until the response arrives.
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
  // If only the number of products to show changed, the total is still valid.
  if (filterOf(answer.key) === filterOf(key)) return { units, total: answer.total, choices };
  const present = filterProducts(units, query).filter((unit) => hasFacts(query, unit));
  return { units: present, total: present.length, choices };
}

/** Returns the key without the number of products, which is its last part. */
const filterOf = (key: string) => key.split('"limit"')[0];
