import type { SendOptions } from 'shared/data/HttpVisitorData';
import { lazyShopData } from 'shared/data/lazyShopData';
import type { ShopData, ShopMode } from 'shared/data/ShopData';
import { newId, noteChecking, visitorStorage } from 'shared/platform/site';

/** The data port of this browser: over HTTP to the shop's server, or in local storage. Neither is loaded before it is asked. */
export function browserShopData(mode: ShopMode, shopName: string): ShopData {
  if (mode === 'connected') return overHttp({ baseUrl: '', onChecking: noteChecking });
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

/** In two parts: what staff alone ask for is in no visitor's page. */
function overHttp(options: SendOptions): ShopData {
  const load = async () => {
    const { createHttpVisitorData } = await import(
      /* webpackChunkName: "http-visitor-data" */ 'shared/data/HttpVisitorData'
    );
    return createHttpVisitorData(options);
  };
  let near: ReturnType<typeof load> | undefined;
  return lazyShopData(
    'connected',
    async () => (await (near = load())).topics,
    async () => (await (near ?? load())).loadStaff(),
  );
}
