import type { FastifyReply, FastifyRequest } from 'fastify';
import { answer } from '../../http';
import type { Shop } from '../shop';
import { deviceToken, setDeviceCookie, setSessionCookie } from './sessionCookie';
import { findSignedIn } from './requireStaff';
import { openSession, signOut, type SigningIn } from './signIn';
import type { StaffRow } from './storedStaff';

/** What signing in needs to know of who asks. */
export function browserOf({ config }: Shop, request: FastifyRequest): SigningIn {
  return {
    address: request.ip,
    userAgent: request.headers['user-agent'],
    device: deviceToken(config, request),
    log: request.log,
  };
}

/** Opens a session in the browser that asks, and answers it; `byFactor` when the second factor was proved as well. */
export async function answerWithSession(
  shop: Shop,
  reply: FastifyReply,
  row: StaffRow,
  { byFactor = false, status = 200 } = {},
) {
  const opened = await openSession(shop, browserOf(shop, reply.request), row, byFactor);
  if (!opened.ok) return answer(reply, opened);
  const { session, token, device } = opened.value;
  setSessionCookie(shop.config, reply, token);
  setDeviceCookie(shop.config, reply, device);
  return reply.code(status).send(session);
}

/** Ends the session that a browser has when another begins in it. */
export async function endSessionAtHand(shop: Shop, request: FastifyRequest): Promise<void> {
  const before = await findSignedIn(shop, request);
  if (before) await signOut(shop, before.staff.id, before.sessionId);
}
