import { useEffect, useState } from 'react';
import type * as contract from '@mcs-repairs/shared/domain/contract/catalogue';
import { named } from '@mcs-repairs/shared/domain/contract/named';
import type { CartChecked } from '@mcs-repairs/shared/domain/types/goods';
import type { CartItem } from '@mcs-repairs/shared/domain/types/product';
import { useShopData, useSiteConfig } from '@mcs-repairs/shared/platform/site';

// Declares the operation by its name only, because its schemas are larger than the cart.
const checkCart = named<typeof contract.checkCart>({
  id: 'checkCart',
  stale: [],
  withoutServer: { unavailable: [] },
});

export type Gone = Omit<CartChecked['unavailable'][number], 'id'>;

/**
 * Returns the products of the cart that are no longer for sale, by product id. Each entry says
 * whether the product was sold or reserved.
 */
export function useCartCheck(items: readonly CartItem[]): ReadonlyMap<string, Gone> {
  const { call } = useShopData();
  const { goods } = useSiteConfig();
  const [gone, setGone] = useState<ReadonlyMap<string, Gone>>(new Map());
  const key = goods ? JSON.stringify(items.map(({ id }) => id)) : '[]';
  useEffect(() => {
    if (key === '[]') return;
    const leaving = new AbortController();
    const body = { ids: JSON.parse(key) as string[] };
    // If the check fails, the cart shows no warning. The shop answers each enquiry anyway.
    void call(checkCart, { body }, leaving).then((answer) => {
      if (!answer.ok || leaving.signal.aborted) return;
      setGone(new Map(answer.value.unavailable.map(({ id, ...gone }) => [id, gone])));
    });
    return () => leaving.abort();
  }, [key, call]);
  return gone;
}
