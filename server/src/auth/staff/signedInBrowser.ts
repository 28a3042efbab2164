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

/** Returns the data about the requesting browser that a sign-in needs. */
export function browserOf({ config }: Shop, request: FastifyRequest): SigningIn {
  return {
    address: request.ip,
    userAgent: request.headers['user-agent'],
    device: deviceToken(config, request),
    log: request.log,
  };
}

/** Returns the key of a rate limit for sign-ins. */
export const askerOf = (shop: Shop) => (request: FastifyRequest) =>
  deviceOrNetwork(shop, { device: deviceToken(shop.config, request), ip: request.ip });

/**
 * Opens a session in the requesting browser. `byFactor` is true if the second factor was verified
 * too.
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

/** Ends this browser's session before a new session begins in the browser. */
export async function endSessionAtHand(shop: Shop, request: FastifyRequest): Promise<void> {
  const before = await findSignedIn(shop, request);
  if (before) await signOut(shop, before.staff.id, before.sessionId);
}

/** Returns the secret of this browser's pending sign-in. */
export const stepToken = ({ config }: Shop, request: FastifyRequest): string | undefined =>
  readCookie(request, cookieName(config, 'sign-in'));

export const keepStepToken = ({ config }: Shop, reply: FastifyReply, token: string): void =>
  setCookie(config, reply, 'sign-in', token, STEP_MS);

/** Opens the session of this browser's pending sign-in, after `check` accepted the second factor. */
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
