import type { Failure } from '@mcs-repairs/shared/domain/types/failure';
import type { Trx } from '../../db';
import { failure } from '../../runtime';
import type { Shop } from '../shop';
import { IDLE_MS } from './sessionCookie';
import { factorNames, hasFactor } from './storedFactors';
import { findSession, type SignedIn } from './storedSessions';
import { holdMember } from './storedStaff';

/**
 * For how many milliseconds a confirmation permits sensitive operations. The time is short, because
 * somebody may use an unattended computer.
 */
const FRESH_MS = 15 * 60_000;
const PASSWORD_WORDS = 'You signed in a while ago. Please enter your password again.';
const FACTOR_WORDS = 'You signed in a while ago. Please confirm with your second factor again.';

const isFresh = (at: string | null, now: Date) =>
  at !== null && now.getTime() - Date.parse(at) <= FRESH_MS;

/**
 * Returns what a member still has to confirm in this session: the password (`approval-needed`) or
 * the second factor (`second-factor-needed`). Null if both confirmations are recent. Without this
 * check, a person who knows only the password could remove other factors or lock the owner out.
 */
export const unconfirmed = (by: SignedIn, now: Date): Failure | null =>
  passwordUnconfirmed(by, now) ?? factorUnconfirmed(by, now);

/**
 * Returns the failure if the member did not recently confirm the password in this session. Used by
 * operations that check the second factor themselves.
 */
export const passwordUnconfirmed = ({ confirmedAt }: SignedIn, now: Date): Failure | null =>
  isFresh(confirmedAt, now) ? null : failure('approval-needed', { message: PASSWORD_WORDS });

/**
 * Returns the failure if the member did not recently confirm the second factor in this session.
 * Call it after the check of the password.
 */
export function factorUnconfirmed(
  { factors, factorConfirmedAt }: SignedIn,
  now: Date,
): Failure | null {
  if (!hasFactor(factors) || isFresh(factorConfirmedAt, now)) return null;
  const more = { message: FACTOR_WORDS, factors: factorNames(factors) };
  return failure('second-factor-needed', more);
}

/**
 * Locks the account and checks again that the session is confirmed. Since the request began, the
 * session may have ended, or the member may have added a second factor and not confirmed it yet.
 */
export async function holdConfirmed(
  { now }: Pick<Shop, 'now'>,
  trx: Trx,
  { staff, sessionId }: SignedIn,
): Promise<Failure | null> {
  await holdMember(trx, staff.id);
  const sought = { column: 'sessions.id', value: sessionId } as const;
  const seenSince = new Date(now().getTime() - IDLE_MS);
  const current = await findSession(trx, sought, now(), seenSince);
  return current ? unconfirmed(current, now()) : failure('signed-out');
}
