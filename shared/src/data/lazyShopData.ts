import { watchLater } from './changes/watchLater';
import type { Operation } from '../domain/contract/operation';
import type { ShopData, ShopMode } from './ShopData';

const UNREACHABLE = {
  ok: false as const,
  failure: {
    code: 'network' as const,
    message: 'The shop could not be reached. Please check your connection and try again.',
  },
};

/**
 * Returns a data port whose code loads at its first use. `load` gets the first operation that
 * somebody calls. If loading fails, the result is the failure `network`, and the next call tries
 * again.
 */
export function lazyShopData(
  mode: ShopMode,
  load: (first?: Operation) => Promise<ShopData>,
): ShopData {
  let pending: Promise<ShopData> | undefined;
  const loaded = async (of?: Operation) => {
    pending ??= load(of);
    try {
      return await pending;
    } catch (error) {
      pending = undefined;
      throw error;
    }
  };
  return {
    mode,
    async call(of, ...given) {
      let shop: ShopData;
      try {
        shop = await loaded(of);
      } catch {
        return UNREACHABLE;
      }
      return shop.call(of, ...given);
    },
    watch: watchLater(async () => (await loaded()).watch),
  };
}
