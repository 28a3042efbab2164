import type { VisitorDataOptions } from '@mcs-repairs/shared/data/HttpVisitorData';
import { lazyShopData } from '@mcs-repairs/shared/data/lazyShopData';
import type { ShopData, ShopMode } from '@mcs-repairs/shared/data/ShopData';
import { newId, noteChecking, visitorStorage } from '@mcs-repairs/shared/platform/site';

/**
 * The data port of this browser: over HTTP to the shop's server, or in local storage. Neither is loaded before it is asked.
 * `renew` is told what an answered write made stale.
 */
export function browserShopData(
  mode: ShopMode,
  shopName: string,
  renew: VisitorDataOptions['renew'],
): ShopData {
  if (mode === 'connected') return overHttp({ baseUrl: '', onChecking: noteChecking, renew });
  return lazyShopData(mode, async () => {
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
}

/** In two parts: what staff alone ask for is in no visitor's page. */
function overHttp(options: VisitorDataOptions): ShopData {
  const load = async () => {
    const { createHttpVisitorData } = await import(
      /* webpackChunkName: "http-visitor-data" */ '@mcs-repairs/shared/data/HttpVisitorData'
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
