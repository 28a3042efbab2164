import type { OpenEvents } from './changes/watchChanges';
import type { SendOptions } from './http/send';
import { httpStaffData } from './HttpStaffData';
import { createHttpVisitorData } from './HttpVisitorData';
import type { ShopData } from './ShopData';

export type HttpShopDataOptions = SendOptions & { openEvents?: OpenEvents };

/**
 * The data port over the shop's own server. `baseUrl` is its origin without a slash at the end; empty for the page's own.
 * Every answer is parsed with the schemas of the contract; an answer of another shape is the failure `internal`.
 */
export function createHttpShopData(options: HttpShopDataOptions): ShopData {
  const { topics } = createHttpVisitorData(options);
  return { ...topics, staff: httpStaffData(options) };
}
