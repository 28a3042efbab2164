import type { OpenEvents } from './changes/watchChanges';
import { watchLater } from './changes/watchLater';
import { createSend, type SendOptions } from './http/send';
import { callOver, renewingCall } from './operations';
import { operationsByName } from './operationsByName';
import type { ShopData } from './ShopData';
import type { Renew } from './stale';

/**
 * The options for a site with a server. `renew` gets the tags of the cached answers that a change
 * makes stale.
 */
export type HttpShopDataOptions = SendOptions & { openEvents?: OpenEvents; renew?: Renew };

/**
 * Creates the data port for the shop's server. `baseUrl` is the origin of the server without a
 * slash at the end, or empty for the origin of the page. The schemas of the contracts check every
 * answer. If an answer has another shape, the result is the failure `internal`.
 */
export function createHttpShopData({
  openEvents,
  renew = () => {},
  ...options
}: HttpShopDataOptions): ShopData {
  return {
    mode: 'connected',
    call: renewingCall(callOver(createSend(options), operationsByName), renew),
    watch: watchLater(async () => {
      const { watchChanges } = await import(
        /* webpackChunkName: "watch-changes" */ './changes/watchChanges'
      );
      return (...given) => watchChanges(`${options.baseUrl}/api/events`, ...given, openEvents);
    }),
  };
}
