import type { FastifyRequest } from 'fastify';
import { hashOf } from '../db/ids';
import { networkOf } from '../http/limits';
import type { Shop } from '../shop';
import { isKnownDevice } from './knownDevices';
import { deviceToken } from './sessionCookie';

const SECRET = /^[\w-]{43}$/;

/**
 * Whom a limit of requests counts where members sign in: a browser in which somebody did before by itself, so that others of
 * its network use up nothing of it; everybody else, also with a secret that nobody knows, by network.
 */
export async function deviceOrNetwork(shop: Shop, request: FastifyRequest): Promise<string> {
  const token = deviceToken(shop.config, request) ?? '';
  const isKnown = SECRET.test(token) && (await isKnownDevice(shop.db, token, null));
  return isKnown ? `device ${hashOf(token)}` : networkOf(request.ip);
}
