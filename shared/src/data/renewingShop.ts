import type { ShopData } from './ShopData';
import { renewingCall } from './operations';
import type { Renew } from './stale';

/** The whole port, every write of which tells `renew` what it made stale. */
export function renewingShop(shopData: ShopData, renew: Renew): ShopData {
  // Above the port, not a copy of it: what it answers to is its own affair.
  const above = Object.create(shopData) as ShopData;
  return Object.assign(above, { call: renewingCall(shopData.call, renew) });
}
