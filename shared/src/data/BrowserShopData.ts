import { DEFAULT_SHOP_PROFILE } from '../domain/catalogue/shopProfile';
import { accountsInBrowser } from './accounts/browser';
import { availabilityInBrowser } from './availability/browser';
import { bookingsInBrowser } from './bookings/browser';
import type { Surroundings } from './browser/surroundings';
import { changeFeed } from './changes/changeFeed';
import { communityInBrowser } from './community/browser';
import { repairsInBrowser } from './repairs/browser';
import { requestsInBrowser } from './requests/browser';
import { callInBrowser, renewingCall } from './operations';
import type { ShopData } from './ShopData';
import type { Renew } from './stale';
import { todayInBrowser } from './today/browser';

/**
 * The options of a site without a server. `delay` imitates the network (specification, section 9:
 * 1000 ms for a booking). `renew` gets the tags of the cached answers that a change makes stale.
 * `shopName` is the author of the shop's replies in the sample threads.
 */
export type BrowserShop = Surroundings & {
  delay?: (milliseconds: number) => Promise<void>;
  shopName?: string;
  renew?: Renew;
};

/**
 * Creates the data port for a site without a server. It stores all data in this browser, and the
 * dashboard needs no sign-in. Operations that need a server return the failure `unavailable`.
 * Source: specification, section 7 and the design decisions "Browser-only".
 */
export function createBrowserShopData(options: BrowserShop): ShopData {
  const changes = changeFeed();
  const shop = { delay: wait, shopName: DEFAULT_SHOP_PROFILE.name, ...options, changes };
  const requests = requestsInBrowser(shop);
  const community = communityInBrowser(shop);
  const call = callInBrowser({
    ...accountsInBrowser(shop),
    ...availabilityInBrowser(shop),
    ...bookingsInBrowser(shop),
    ...community,
    ...repairsInBrowser(shop),
    ...requests,
    ...todayInBrowser({ ...shop, call: callInBrowser({ ...community, ...requests }) }),
  });
  return {
    mode: 'browser',
    call: options.renew ? renewingCall(call, options.renew) : call,
    watch(onChange, onConnection) {
      onConnection?.(true);
      return changes.listen(onChange);
    },
  };
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
