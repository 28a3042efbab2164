import type { HttpShopDataOptions } from '@mcs-repairs/shared/data/HttpShopData';
import { lazyShopData } from '@mcs-repairs/shared/data/lazyShopData';
import type { ShopData, ShopMode } from '@mcs-repairs/shared/data/ShopData';
import { operationsByName } from '@mcs-repairs/shared/data/operationsByName';
import { newId, noteChecking, visitorStorage } from '@mcs-repairs/shared/platform/site';

const loadPort = () =>
  import(/* webpackChunkName: "http-shop-data" */ '@mcs-repairs/shared/data/HttpShopData');

/** Prefetches the code for requests. A page calls this if it will soon send its first request. */
export function prepareShopData(mode: ShopMode): void {
  if (mode === 'connected') loadPort().catch(() => undefined);
}

/**
 * Connects this browser to its data: over HTTP to the server, or in local storage. The code loads
 * with the first request. `renew` is called with the tags of cached answers that a write
 * invalidated.
 */
export const browserShopData = (
  mode: ShopMode,
  shopName: string,
  renew: NonNullable<HttpShopDataOptions['renew']>,
): ShopData =>
  lazyShopData(mode, async (first) => {
    if (mode === 'connected') {
      // An operation that is called by name needs its declaration. The declarations load at the
      // same time as the code for requests.
      const id = first?.id;
      if (id && !('answer' in first)) void operationsByName(id).catch(() => undefined);
      const { createHttpShopData } = await loadPort();
      return createHttpShopData({ baseUrl: '', onChecking: noteChecking, renew });
    }
    const { createBrowserShopData } = await import(
      /* webpackChunkName: "browser-shop-data" */ '@mcs-repairs/shared/data/BrowserShopData'
    );
    return createBrowserShopData({
      storage: visitorStorage(),
      now: () => new Date(),
      random: Math.random,
      newId,
      shopName,
      renew,
    });
  });
