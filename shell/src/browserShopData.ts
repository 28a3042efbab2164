import { lazyShopData } from 'shared/data/lazyShopData';
import type { ShopData, ShopMode } from 'shared/data/ShopData';
import { newId, noteChecking, visitorStorage } from 'shared/platform/site';

/** The data port of this browser: over HTTP to the shop's server, or in local storage. Neither is loaded before it is asked. */
export function browserShopData(mode: ShopMode, shopName: string): ShopData {
  if (mode === 'connected') {
    return lazyShopData(mode, async () => {
      const { createHttpShopData } = await import(
        /* webpackChunkName: "http-shop-data" */ 'shared/data/HttpShopData'
      );
      return createHttpShopData({ baseUrl: '', onChecking: noteChecking });
    });
  }
  return lazyShopData(mode, async () => {
    const { createBrowserShopData } = await import(
      /* webpackChunkName: "browser-shop-data" */ 'shared/data/BrowserShopData'
    );
    return createBrowserShopData({
      storage: visitorStorage(),
      now: () => new Date(),
      random: Math.random,
      newId,
      shopName,
    });
  });
}
