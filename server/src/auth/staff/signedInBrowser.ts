import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import type { Session } from '@mcs-repairs/shared/domain/types/staff';
import { readCookie } from '../../http';
import type { Shop } from '../shop';
import {
  cookieName,
  deviceToken,
  setCookie,
  setDeviceCookie,
  setSessionCookie,
} from './sessionCookie';
import { deviceOrNetwork } from './deviceOrNetwork';
import { findSignedIn } from './requireStaff';
import { openSession, signOut, type SigningIn } from './signIn';
import { finishStep, STEP_MS, type Waiting } from './signInStep';
import type { StaffRow } from './storedStaff';

/** Returns what a sign-in must know about the requesting browser. */
export function browserOf({ config }: Shop, request: FastifyRequest): SigningIn {
  return {
    address: request.ip,
    userAgent: request.headers['user-agent'],
    device: deviceToken(config, request),
    log: request.log,
  };
}

/** Returns the key under which the rate limit counts the sign-ins of this caller. */
export const askerOf = (shop: Shop) => (request: FastifyRequest) =>
  deviceOrNetwork(shop, { device: deviceToken(shop.config, request), ip: request.ip });

/**
 * Opens a session in the requesting browser. `byFactor` is true if the member has also confirmed
 * the second factor.
 */
export async function openSessionHere(
  shop: Shop,
  reply: FastifyReply,
  row: StaffRow,
  byFactor = false,
): Promise<Result<Session>> {
  const opened = await openSession(shop, browserOf(shop, reply.request), row, byFactor);
  if (!opened.ok) return opened;
  const { session, token, device } = opened.value;
  setSessionCookie(shop.config, reply, token);
  setDeviceCookie(shop.config, reply, device);
  return { ok: true, value: session };
}

/** Ends the session that this browser already has, before a new session begins in it. */
export async function endSessionAtHand(shop: Shop, request: FastifyRequest): Promise<void> {
  const before = await findSignedIn(shop, request);
  if (before) await signOut(shop, before.staff.id, before.sessionId);
}

/** Returns the secret of the sign-in that waits for its second factor in this browser. */
export const stepToken = ({ config }: Shop, request: FastifyRequest): string | undefined =>
  readCookie(request, cookieName(config, 'sign-in'));

export const keepStepToken = ({ config }: Shop, reply: FastifyReply, token: string): void =>
  setCookie(config, reply, 'sign-in', token, STEP_MS);

/**
 * Opens a session for the sign-in that waits in this browser, after `check` accepted the second
 * factor.
 */
export async function finishSignInHere(
  shop: Shop,
  reply: FastifyReply,
  check: (waiting: Waiting) => Promise<Result<null>>,
): Promise<Result<Session>> {
  const { request } = reply;
  const browser = browserOf(shop, request);
  const outcome = await finishStep(shop, browser, stepToken(shop, request), check);
  if (!outcome.ok) return outcome;
  await endSessionAtHand(shop, request);
  setCookie(shop.config, reply, 'sign-in', '', 0);
  return openSessionHere(shop, reply, outcome.value, true);
}
