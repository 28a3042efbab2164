import type { ChangesPort } from './changes/port';
import type { OperationsPort } from './operations';

/** Which implementation answers: the shop's server, or this browser's own storage. */
export type ShopMode = 'connected' | 'browser';

/**
 * The data port: everything that screens read or write, a topic a folder. Two implementations, `HttpShopData` and
 * `BrowserShopData`, chosen once at start. Methods never reject: an expected failure, also of the network, is a value
 * (code `network` when nothing answered). Source: design decisions, "Two ways to run, one set of screens".
 */
export type ShopData = { readonly mode: ShopMode } & OperationsPort & ChangesPort;

/** What only staff may call; every method can answer `signed-out`. */
export type StaffData = ShopData['staff'];
