import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Failure } from '@mcs-repairs/shared/domain/types/failure';
import { may, refusalOf } from '@mcs-repairs/shared/domain/rules/rights';
import { RIGHTS, type Right } from '@mcs-repairs/shared/domain/types/rights';
import type { Actor } from './actor';
import { hashOf, inTransaction } from '../../db';
import { findSession, touchSession, type SignedIn } from './storedSessions';
import { guardsStaff, noteRefused, refuse, SAFE_METHODS } from '../../http';
import { failure } from '../../runtime';
import type { StaffPlace } from '../shop';
import { unconfirmed } from './freshlyConfirmed';
import { IDLE_MS, isCsrfToken, sessionToken } from './sessionCookie';

declare module 'fastify' {
  interface FastifyRequest {
    signedIn: SignedIn | null;
  }
}

/** The precision of the stored last visit. One write a minute is enough for an idle limit of hours. */
const TOUCH_MS = 60_000;

/**
 * The session of this request's cookie, even when a second factor is still missing. Use `staffWith` to check rights.
 */
export async function findSignedIn(
  shop: StaffPlace,
  request: FastifyRequest,
): Promise<SignedIn | null> {
  const token = sessionToken(shop.config, request);
  if (!token) return null;
  const now = shop.now();
  const sought = { column: 'token_hash', value: hashOf(token) } as const;
  const found = await findSession(shop.db, sought, now, new Date(now.getTime() - IDLE_MS));
  if (found && now.getTime() - Date.parse(found.lastSeenAt) > TOUCH_MS) {
    await inTransaction(shop.db, (trx) => touchSession(trx, found.sessionId, now));
  }
  return found;
}

/**
 * `onRequest` hook for operations of staff with this right. Responds 401 when signed out, and 403 for a change
 * without the page's token or without the right. Throws at the start when no right is given.
 */
export function requireStaff(shop: StaffPlace, right: Right) {
  if (!RIGHTS.includes(right)) throw new Error('A route of the staff names no right');
  return guardsStaff(async (request: FastifyRequest, reply: FastifyReply) => {
    request.signedIn = await findSignedIn(shop, request);
    if (!request.signedIn) return refuse(reply, failure('signed-out'));
    if (!isOwnPage(shop, request))
      return refuse(reply, failure('forbidden', { message: STALE_PAGE }));
    const barred = barredFrom(request.signedIn, right);
    if (barred?.code === 'forbidden')
      noteRefused(request.log, 'right-missing', { staff: request.signedIn.staff.id });
    if (barred) return refuse(reply, barred);
    const missing = FRESH.has(right) && unconfirmed(request.signedIn, shop.now());
    if (missing) return refuse(reply, missing);
  }, right);
}

/**
 * Why the member may not do this; null when they may. Until a required second factor is set up, only their own
 * account is accessible.
 */
function barredFrom({ staff, lacksSecondFactor }: SignedIn, right: Right): Failure | null {
  if (lacksSecondFactor && right !== 'own-account') return failure('second-factor-missing');
  if (may(staff.role, right)) return null;
  return failure('forbidden', { message: refusalOf(staff.role, right) });
}

/**
 * `preHandler` hook for sensitive operations on a route that `requireStaff` guards. It refuses while `missingOf`
 * names a confirmation that the session lacks, to protect unattended computers.
 */
export const requireConfirmed =
  (shop: StaffPlace, missingOf = unconfirmed) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const missing = missingOf(signedInStaff(request), shop.now());
    if (missing) return refuse(reply, missing);
  };

/** The fully signed-in member with this right; null for everybody else, who counts as a visitor. */
export async function staffWith(
  shop: StaffPlace,
  request: FastifyRequest,
  right: Right,
): Promise<SignedIn | null> {
  const found = await findSignedIn(shop, request);
  return found && barredFrom(found, right) === null ? found : null;
}

/**
 * `onRequest` hook for operations that are also open to visitors. Staff with this right are recognised, and then need
 * the page's token.
 */
export function noticeStaff(shop: StaffPlace, right: Right) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    request.signedIn = await staffWith(shop, request, right);
    if (!request.signedIn || isOwnPage(shop, request)) return;
    return refuse(reply, failure('forbidden', { message: STALE_PAGE }));
  };
}

/**
 * Rights that need a fresh confirmation, so that nobody at an unattended computer can export customers' data or gain
 * permanent access.
 */
const FRESH: ReadonlySet<Right> = new Set([
  'export-bookings',
  'manage-staff',
  'manage-release-tokens',
]);

const STALE_PAGE = 'This page is out of date. Please reload it and try again.';

/** Whether a change carries the session's page token. */
export function isOwnPage(
  { config }: Pick<StaffPlace, 'config'>,
  request: FastifyRequest,
): boolean {
  if (SAFE_METHODS.has(request.method)) return true;
  const token = sessionToken(config, request);
  return token !== undefined && isCsrfToken(request.headers['x-csrf-token'], token);
}

/** The signed-in member, on a route that `requireStaff` guards. */
export function signedInStaff({ signedIn }: Pick<FastifyRequest, 'signedIn'>): SignedIn {
  if (!signedIn) throw new Error('This route is not guarded');
  return signedIn;
}

/** The author of a change in the log. */
export function actorOf(request: Pick<FastifyRequest, 'signedIn'>): Actor {
  const { staff } = signedInStaff(request);
  return { name: staff.name, staffId: staff.id };
}
