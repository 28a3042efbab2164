import type { HttpShopDataOptions } from '@mcs-repairs/shared/data/HttpShopData';
import { lazyShopData } from '@mcs-repairs/shared/data/lazyShopData';
import type { ShopData, ShopMode } from '@mcs-repairs/shared/data/ShopData';
import { operationsByName } from '@mcs-repairs/shared/data/operationsByName';
import { newId, noteChecking, visitorStorage } from '@mcs-repairs/shared/platform/site';

const loadPort = () =>
  import(/* webpackChunkName: "http-shop-data" */ '@mcs-repairs/shared/data/HttpShopData');

/** Fetches the code for requests before the first one, for a page that will soon need it. */
export function prepareShopData(mode: ShopMode): void {
  if (mode === 'connected') loadPort().catch(() => undefined);
}

/**
 * Connects this browser to its data: over HTTP to the server, or in local storage. The code for
 * that loads with the first request. `renew` receives the tags of the cached answers that a write
 * invalidated.
 */
export const browserShopData = (
  mode: ShopMode,
  shopName: string,
  renew: NonNullable<HttpShopDataOptions['renew']>,
): ShopData =>
  lazyShopData(mode, async (first) => {
    if (mode === 'connected') {
      // Operations called by name need their declarations. These load at the same time as the port,
      // not after it.
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
