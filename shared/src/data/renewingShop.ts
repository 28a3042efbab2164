import type { ShopData } from './ShopData';
import { renewingCall } from './operations';
import { renewed, type Renew } from './stale';
import { NEAR_STAFF_STALE, VISITOR_STALE } from './visitorStale';

/** The whole port, every write of which tells `renew` what it made stale. */
export function renewingShop(shopData: ShopData, renew: Renew): ShopData {
  const { staff } = shopData;
  const writes = renewed(shopData, VISITOR_STALE, renew);
  const staffWrites = renewed(staff, NEAR_STAFF_STALE, renew);
  // Above the port, not a copy of it: what it answers to is its own affair.
  const above = <Port extends object>(port: Port, own: object): Port =>
    Object.assign(Object.create(port) as Port, own);
  const call = renewingCall(shopData.call, renew);
  return above(shopData, { ...writes, call, staff: above(staff, staffWrites) });
}
