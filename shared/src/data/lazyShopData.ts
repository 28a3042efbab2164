import { watchLater } from './changes/watchLater';
import type { ShopData, ShopMode } from './ShopData';

const UNREACHABLE = {
  ok: false as const,
  failure: {
    code: 'network' as const,
    message: 'The shop could not be reached. Please check your connection and try again.',
  },
};

/**
 * A data port whose code is fetched with its first use. When the code cannot be fetched, the answer is the failure `network`,
 * and the next use tries again.
 */
export function lazyShopData(mode: ShopMode, load: () => Promise<ShopData>): ShopData {
  let pending: Promise<ShopData> | undefined;
  const loaded = async () => {
    pending ??= load();
    try {
      return await pending;
    } catch (error) {
      pending = undefined;
      throw error;
    }
  };
  return {
    mode,
    async call(...given) {
      let shop: ShopData;
      try {
        shop = await loaded();
      } catch {
        return UNREACHABLE;
      }
      return shop.call(...given);
    },
    watch: watchLater(async () => (await loaded()).watch),
  };
}
