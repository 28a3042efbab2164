import { hashOf } from '../../db';
import { networkOf } from '../../http';
import type { Shop } from '../shop';
import { isKnownDevice } from './knownDevices';

const SECRET = /^[\w-]{43}$/;

/**
 * Returns the key for the rate limit of sign-ins. A browser with an earlier sign-in has its own
 * key, so other people in its network cannot use up its limit. All other browsers share the key of
 * their network, even if they send a secret that the server does not know.
 */
export async function deviceOrNetwork(
  shop: Pick<Shop, 'db'>,
  { device = '', ip }: { device: string | undefined; ip: string },
): Promise<string> {
  const isKnown = SECRET.test(device) && (await isKnownDevice(shop.db, device, null));
  return isKnown ? `device ${hashOf(device)}` : networkOf(ip);
}
