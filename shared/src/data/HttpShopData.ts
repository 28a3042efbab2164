import type { OpenEvents } from './changes/watchChanges';
import { watchLater } from './changes/watchLater';
import { createSend, type SendOptions } from './http/send';
import { callOver, renewingCall } from './operations';
import { operationsByName } from './operationsByName';
import type { ShopData } from './ShopData';
import type { Renew } from './stale';

/** `renew` receives the tags of the cached answers that a change invalidates. */
export type HttpShopDataOptions = SendOptions & { openEvents?: OpenEvents; renew?: Renew };

/**
 * The data port for the shop's own server. `baseUrl` is the server's origin without a slash at the
 * end; empty for the page's own origin. Every answer is parsed with the schemas of the contract. An
 * answer of another shape is the failure `internal`.
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
