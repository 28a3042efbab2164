import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { inTransaction } from '../../db';
import type { Shop } from '../shop';
import { checkOwnPassword } from './changePassword';
import { checkOwnCode } from './checkCode';
import { factorUnconfirmed } from './freshlyConfirmed';
import { noteConfirmed, noteFactorConfirmed, type SignedIn } from './storedSessions';

const DONE = { ok: true, value: null } as const;

/** Takes the password again; failures as those of changing it, and `second-factor-needed` when that is to be given, too. */
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

/** Takes a code of the app, or a recovery code; failures as those of a sign-in. */
export async function confirmByCode(
  shop: Shop,
  signedIn: SignedIn,
  code: string,
): Promise<Result<null>> {
  const own = await checkOwnCode(shop, signedIn, code);
  if (own.ok) await confirmFactor(shop, signedIn);
  return own;
}

/** Notes for a session that its member proved the second factor. */
export const confirmFactor = (shop: Pick<Shop, 'db' | 'now'>, { sessionId }: SignedIn) =>
  inTransaction(shop.db, (trx) => noteFactorConfirmed(trx, sessionId, shop.now()));
