import { readAvailability } from '../domain/contract/availability';
import * as community from '../domain/contract/community';
import * as myBooking from '../domain/contract/myBooking';
import { readSession } from '../domain/contract/session';
import type { OpenEvents } from './changes/watchChanges';
import { watchLater } from './changes/watchLater';
import { createSend, type SendOptions } from './http/send';
import { callOver, renewingCall } from './operations';
import type { ShopData } from './ShopData';
import type { Renew } from './stale';

/** Operations that pages call by name alone: the forum, private links and free times. */
const BY_NAME = { ...community, ...myBooking, readAvailability, readSession };

/** `renew` is called with the tags that a change invalidates. */
export type HttpShopDataOptions = SendOptions & { openEvents?: OpenEvents; renew?: Renew };

/**
 * The data port over the shop's own server. `baseUrl` is its origin without a slash at the end; empty for the page's own.
 * Every answer is parsed with the schemas of the contract; an answer of another shape is the failure `internal`.
 */
export function createHttpShopData({
  openEvents,
  renew = () => {},
  ...options
}: HttpShopDataOptions): ShopData {
  return {
    mode: 'connected',
    call: renewingCall(callOver(createSend(options), BY_NAME), renew),
    watch: watchLater(async () => {
      const { watchChanges } = await import(
        /* webpackChunkName: "watch-changes" */ './changes/watchChanges'
      );
      return (...given) => watchChanges(`${options.baseUrl}/api/events`, ...given, openEvents);
    }),
  };
}
