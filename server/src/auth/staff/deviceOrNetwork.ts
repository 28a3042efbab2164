import { hashOf } from '../../db';
import { networkOf } from '../../http';
import type { Shop } from '../shop';
import { isKnownDevice } from './knownDevices';

const SECRET = /^[\w-]{43}$/;

/**
 * Whom a limit of requests counts where members sign in: a browser in which somebody did before by itself, so that others of
 * its network use up nothing of it; everybody else, also with a secret that nobody knows, by network.
 */
export async function deviceOrNetwork(
  shop: Pick<Shop, 'db'>,
  { device = '', ip }: { device: string | undefined; ip: string },
): Promise<string> {
  const isKnown = SECRET.test(device) && (await isKnownDevice(shop.db, device, null));
  return isKnown ? `device ${hashOf(device)}` : networkOf(ip);
}
