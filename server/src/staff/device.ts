import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashOf, newSecret } from '../db/ids';
import { isKnownDevice } from '../db/knownDevices';
import { networkOf } from '../http/limits';
import type { Shop } from '../shop';
import { deviceToken, setDeviceCookie } from './sessionCookie';

const SECRET = /^[\w-]{43}$/;

/** The secret by which this browser is known to an account; null when it is new to it. */
export async function knownDeviceOf(
  shop: Shop,
  request: FastifyRequest,
  staffId: string | undefined,
): Promise<string | null> {
  const token = deviceToken(shop.config, request);
  if (!token || !staffId) return null;
  return (await isKnownDevice(shop.db, token, staffId)) ? token : null;
}

/**
 * Whom a limit of requests counts where members sign in: a browser in which somebody did before by itself, so that others of
 * its network use up nothing of it; everybody else, also with a secret that nobody knows, by network.
 */
export async function deviceOrNetwork(shop: Shop, request: FastifyRequest): Promise<string> {
  const token = deviceToken(shop.config, request) ?? '';
  const isKnown = SECRET.test(token) && (await isKnownDevice(shop.db, token, null));
  return isKnown ? `device ${hashOf(token)}` : networkOf(request.ip);
}

/** The secret that this browser is to be known by: its own when somebody signed in with it before, else a new one. */
export async function deviceForSession(shop: Shop, request: FastifyRequest): Promise<string> {
  const token = deviceToken(shop.config, request);
  return token && (await isKnownDevice(shop.db, token, null)) ? token : newSecret();
}

/**
 * The secret of a browser that waits for an approval, kept in it until then. It stays the same from try to try, whether or
 * not the password was right: an approval that is on its way lets in the browser that still asks.
 */
export function waitingDevice({ config }: Shop, request: FastifyRequest, reply: FastifyReply) {
  const given = deviceToken(config, request) ?? '';
  const token = SECRET.test(given) ? given : newSecret();
  setDeviceCookie(config, reply, token);
  return token;
}
