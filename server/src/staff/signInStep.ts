import type { Result } from 'shared/domain/types/failure';
import { hashOf, newSecret } from '../db/ids';
import type { Trx } from '../db/schema';
import { inTransaction } from '../db/transact';
import { failure } from '../http/failures';
import { noteRefused } from '../http/securityLog';
import type { Shop } from '../shop';
import { knownDeviceOf } from './device';
import type { SigningIn } from './signIn';
import { staffById, type StaffRow } from './storedStaff';
import { checkCode } from './checkCode';
import { sealedSecrets } from './storedFactors';

/** How long a right password waits for its code. */
export const STEP_MS = 10 * 60_000;
const ENDED = 'It has been too long since you gave your password. Please sign in once more.';

/** After a right password: the secret of a sign-in that waits for its code; null when the account has no second factor. */
export async function beginStep(shop: Shop, row: StaffRow): Promise<string | null> {
  const { secret } = await sealedSecrets(shop.db, row.id);
  if (secret === null) return null;
  const token = newSecret();
  await inTransaction(shop.db, (trx) => keepStep(trx, row, token, shop.now()));
  return token;
}

/** Whose sign-in this is, once its code is right; the step is used up with it, and ends with another password. */
export async function finishStep(
  shop: Shop,
  browser: SigningIn,
  token: string | undefined,
  code: string,
): Promise<Result<StaffRow>> {
  const { db } = shop;
  const ended = { ok: false, failure: failure('signed-out', { message: ENDED }) } as const;
  const oldest = new Date(shop.now().getTime() - STEP_MS).toISOString();
  const step =
    token === undefined
      ? undefined
      : await db
          .selectFrom('sign_in_steps')
          .select(['token_hash', 'staff_id', 'password_mark'])
          .where('token_hash', '=', hashOf(token))
          .where('created_at', '>', oldest)
          .executeTakeFirst();
  const row = step && (await staffById(db, step.staff_id));
  if (!row || row.disabled_at || markOf(row) !== step.password_mark) return ended;
  const knownDevice = await knownDeviceOf(db, browser.device, row.id);
  const checked = await checkCode(shop, { staffId: row.id, knownDevice, name: row.name }, code);
  if (!checked.ok) {
    noteRefused(browser.log, 'second-factor-refused', { staff: row.id });
    return checked;
  }
  const used = await inTransaction(db, (trx) => useUp(trx, step.token_hash));
  return used ? { ok: true, value: row } : ended;
}

async function keepStep(trx: Trx, row: StaffRow, token: string, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - STEP_MS).toISOString();
  await trx.deleteFrom('sign_in_steps').where('created_at', '<=', oldest).execute();
  await trx
    .insertInto('sign_in_steps')
    .values({
      token_hash: hashOf(token),
      staff_id: row.id,
      password_mark: markOf(row),
      created_at: now.toISOString(),
    })
    .execute();
}

async function useUp(trx: Trx, tokenHash: string): Promise<boolean> {
  const used = trx.deleteFrom('sign_in_steps').where('token_hash', '=', tokenHash);
  return (await used.returning('staff_id').executeTakeFirst()) !== undefined;
}

const markOf = (row: StaffRow) => hashOf(`password ${row.password_hash}`);
