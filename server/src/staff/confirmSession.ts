import type { Result } from 'shared/domain/types/failure';
import { inTransaction } from '../db/transact';
import type { Shop } from '../shop';
import { checkOwnPassword } from './changePassword';
import { noteConfirmed, type SignedIn } from './storedSessions';

/** How long a password that was given counts for what an open desk must not allow. */
const FRESH_MS = 15 * 60_000;

export const FRESH_WORDS = 'Please enter your password again: it has been a while.';

/** Whether the password was given a short while ago. */
export const isFresh = ({ confirmedAt }: SignedIn, now: Date): boolean =>
  now.getTime() - Date.parse(confirmedAt) <= FRESH_MS;

/** Takes the password again; failures as those of changing it. */
export async function confirmSession(
  shop: Shop,
  signedIn: SignedIn,
  password: string,
): Promise<Result<null>> {
  const own = await checkOwnPassword(shop, signedIn, password);
  if (!own.ok) return own;
  await inTransaction(shop.db, (trx) => noteConfirmed(trx, signedIn.sessionId, shop.now()));
  return { ok: true, value: null };
}
