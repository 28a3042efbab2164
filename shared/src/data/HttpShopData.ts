import type { OpenEvents } from './changes/watchChanges';
import { watchLater } from './changes/watchLater';
import { createSend, type SendOptions } from './http/send';
import { callOver, renewingCall } from './operations';
import { operationsByName } from './operationsByName';
import type { ShopData } from './ShopData';
import type { Renew } from './stale';

/** `renew` gets the tags of the cached answers that a change invalidates. */
export type HttpShopDataOptions = SendOptions & { openEvents?: OpenEvents; renew?: Renew };

/**
 * Creates the data port for the shop's server. `baseUrl` is the server's origin without a slash at
 * the end, or empty for the page's own origin. The schemas of the contract check every answer. An
 * answer of another shape becomes the failure `internal`.
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
