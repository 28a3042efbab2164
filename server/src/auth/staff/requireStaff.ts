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

/**
 * The server stores the time of a session's last request at most once in this period. A session
 * expires after hours without a request, so one minute is exact enough.
 */
const TOUCH_MS = 60_000;

/**
 * Returns the session that belongs to the cookie of a request, even if the second factor is not
 * verified yet. To check rights, use `staffWith`.
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
 * Returns an `onRequest` hook for operations that only staff with this right may call. The hook
 * responds with 401 if nobody is signed in. It responds with 403 if the right is missing, or if a
 * request that changes data has no page token. Throws when the server starts if a route names no
 * right.
 */
export function requireStaff(shop: StaffPlace, right: Right) {
  if (!RIGHTS.includes(right)) throw new Error('A staff route names no right');
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
 * Returns the error if the member lacks this right, otherwise null. A member who has not set up a
 * required second factor can use only their own account.
 */
function barredFrom({ staff, lacksSecondFactor }: SignedIn, right: Right): Failure | null {
  if (lacksSecondFactor && right !== 'own-account') return failure('second-factor-missing');
  if (may(staff.role, right)) return null;
  return failure('forbidden', { message: refusalOf(staff.role, right) });
}

/**
 * Returns a `preHandler` hook for sensitive operations. The route must also have the guard
 * `requireStaff`. The hook rejects the request if the member must first confirm the session again
 * (`missingOf`). This protects unattended computers.
 */
export const requireConfirmed =
  (shop: StaffPlace, missingOf = unconfirmed) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const missing = missingOf(signedInStaff(request), shop.now());
    if (missing) return refuse(reply, missing);
  };

/**
 * Returns the signed-in member if the second factor is verified and the member has this right. Null
 * for everybody else, whom the server treats as visitors.
 */
export async function staffWith(
  shop: StaffPlace,
  request: FastifyRequest,
  right: Right,
): Promise<SignedIn | null> {
  const found = await findSignedIn(shop, request);
  return found && barredFrom(found, right) === null ? found : null;
}

/**
 * Returns an `onRequest` hook for operations that visitors may also call. A signed-in member with
 * this right acts as staff. The request of such a member must contain the page token.
 */
export function noticeStaff(shop: StaffPlace, right: Right) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    request.signedIn = await staffWith(shop, request, right);
    if (!request.signedIn || isOwnPage(shop, request)) return;
    return refuse(reply, failure('forbidden', { message: STALE_PAGE }));
  };
}

/**
 * Rights for which the member must have confirmed the session recently. Otherwise, somebody at an
 * unattended computer could export customers' data or gain permanent access.
 */
const FRESH: ReadonlySet<Right> = new Set([
  'export-bookings',
  'manage-staff',
  'manage-release-tokens',
]);

const STALE_PAGE = 'This page is out of date. Please reload it and try again.';

/**
 * Returns whether the request contains the page token of its session. Only pages of this site know
 * this token, so no other site has sent the request.
 */
export function isOwnPage(
  { config }: Pick<StaffPlace, 'config'>,
  request: FastifyRequest,
): boolean {
  if (SAFE_METHODS.has(request.method)) return true;
  const token = sessionToken(config, request);
  return token !== undefined && isCsrfToken(request.headers['x-csrf-token'], token);
}

/** Returns the signed-in member on a route that `requireStaff` guards. */
export function signedInStaff({ signedIn }: Pick<FastifyRequest, 'signedIn'>): SignedIn {
  if (!signedIn) throw new Error('This route is not guarded');
  return signedIn;
}

/** Returns the author of a change, for the log. */
export function actorOf(request: Pick<FastifyRequest, 'signedIn'>): Actor {
  const { staff } = signedInStaff(request);
  return { name: staff.name, staffId: staff.id };
}
