import type { ShopData } from './ShopData';
import { renewing, type Renew } from './stale';
import { STAFF_STALE } from './staffStale';
import { NEAR_STAFF_STALE, VISITOR_STALE } from './visitorStale';

/** The whole port, every write of which tells `renew` what it made stale. */
export function renewingShop(shopData: ShopData, renew: Renew): ShopData {
  const staff = renewing(shopData.staff, { ...NEAR_STAFF_STALE, ...STAFF_STALE }, renew);
  const visitor = renewing(shopData, VISITOR_STALE, renew);
  return new Proxy(visitor, {
    get: (target, name, receiver) =>
      name === 'staff' ? staff : (Reflect.get(target, name, receiver) as unknown),
  });
}
