import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { inTransaction } from '../../db';
import type { Shop } from '../shop';
import { checkOwnPassword } from './changePassword';
import { checkOwnCode } from './checkCode';
import { factorUnconfirmed } from './freshlyConfirmed';
import { noteConfirmed, noteFactorConfirmed, type SignedIn } from './storedSessions';

const DONE = { ok: true, value: null } as const;

/**
 * Confirms the session with the member's password. Fails if the password is wrong. Fails with
 * `second-factor-needed` if the member must also confirm the second factor.
 */
export async function confirmSession(
  shop: Shop,
  signedIn: SignedIn,
  password: string,
): Promise<Result<null>> {
  const own = await checkOwnPassword(shop, signedIn, password);
  if (!own.ok) return own;
  await inTransaction(shop.db, (trx) => noteConfirmed(trx, signedIn.sessionId, shop.now()));
  const missing = factorUnconfirmed(signedIn, shop.now());
  return missing ? { ok: false, failure: missing } : DONE;
}

/**
 * Confirms the session with a code of the authenticator app or a recovery code. Has the same
 * failures as `checkCode`.
 */
export async function confirmByCode(
  shop: Shop,
  signedIn: SignedIn,
  code: string,
): Promise<Result<null>> {
  const own = await checkOwnCode(shop, signedIn, code);
  if (own.ok) await confirmFactor(shop, signedIn);
  return own;
}

/** Records in the session that the member confirmed the second factor. */
export const confirmFactor = (shop: Pick<Shop, 'db' | 'now'>, { sessionId }: SignedIn) =>
  inTransaction(shop.db, (trx) => noteFactorConfirmed(trx, sessionId, shop.now()));
