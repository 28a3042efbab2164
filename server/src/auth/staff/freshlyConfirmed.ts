import type { Failure } from '@mcs-repairs/shared/domain/types/failure';
import type { Trx } from '../../db';
import { failure } from '../../runtime';
import type { Shop } from '../shop';
import { IDLE_MS } from './sessionCookie';
import { factorNames, hasFactor } from './storedFactors';
import { findSession, type SignedIn } from './storedSessions';
import { holdMember } from './storedStaff';

/** How long what was given counts for what an open desk must not allow. */
const FRESH_MS = 15 * 60_000;
const PASSWORD_WORDS = 'Please enter your password again: it has been a while.';
const FACTOR_WORDS = 'Please confirm with your second factor again: it has been a while.';

const isFresh = (at: string | null, now: Date) =>
  at !== null && now.getTime() - Date.parse(at) <= FRESH_MS;

/**
 * What is missing before a session is freshly confirmed with everything that its account has: `approval-needed` for the
 * password, then `second-factor-needed`; null when nothing is. Whoever learned the password alone must not get rid of what
 * guards the account besides, or lock its owner out.
 */
export const unconfirmed = (by: SignedIn, now: Date): Failure | null =>
  passwordUnconfirmed(by, now) ?? factorUnconfirmed(by, now);

/** The same of the password alone, before what brings the second factor with it. */
export const passwordUnconfirmed = ({ confirmedAt }: SignedIn, now: Date): Failure | null =>
  isFresh(confirmedAt, now) ? null : failure('approval-needed', { message: PASSWORD_WORDS });

/** The same of the second factor alone, once the password was given. */
export function factorUnconfirmed(
  { factors, factorConfirmedAt }: SignedIn,
  now: Date,
): Failure | null {
  if (!hasFactor(factors) || isFresh(factorConfirmedAt, now)) return null;
  const more = { message: FACTOR_WORDS, factors: factorNames(factors) };
  return failure('second-factor-needed', more);
}

/**
 * Holds the account, and looks once more: its session may have ended since the request came, and a factor been added that was
 * not asked for.
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
