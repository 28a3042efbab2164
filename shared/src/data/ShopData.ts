import type { Watch } from './changes/watchLater';
import type { Call } from './operations';

export type { StaffChange } from './changes/watchLater';

/** Where a site stores its data: on the shop's server, or in the visitor's browser. */
export type ShopMode = 'connected' | 'browser';

/**
 * The data port: screens read and write data only through it.
 * - `call` performs any operation of a contract (`shared/domain/contract`). It never rejects, but
 *   returns a failure as a value. The failure has the code `network` if there was no response.
 * - `watch` notifies staff of changes by other people.
 *
 * `createHttpShopData` uses the shop's server. `createBrowserShopData` uses this browser's storage.
 */
export type ShopData = { readonly mode: ShopMode; call: Call; watch: Watch };
