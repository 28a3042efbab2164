import type { Failure, Result } from '@mcs-repairs/shared/domain/types/failure';
import { hashOf, inTransaction, newSecret, type Trx } from '../../db';
import { refused } from '../../runtime';
import { noteRefused } from '../../http';
import type { Shop } from '../shop';
import { knownDeviceOf } from './device';
import type { SigningIn } from './signIn';
import { staffById, type StaffRow } from './storedStaff';
import type { CodeAsker } from './signInLimits';
import { factorNames, factorsOf, hasFactor } from './storedFactors';

/** How many milliseconds a sign-in waits for the second factor after a correct password. */
export const STEP_MS = 10 * 60_000;
const ENDED = 'You entered your password too long ago. Please sign in again.';

type Begun = { token: string; factors: ('code' | 'passkey')[] };

/**
 * Creates a sign-in that waits for its second factor, after a correct password. Returns its secret
 * and the possible factors. Null if the account has no second factor.
 */
export async function beginStep(shop: Shop, row: StaffRow): Promise<Begun | null> {
  const factors = await factorsOf(shop.db, row.id);
  if (!hasFactor(factors)) return null;
  const token = newSecret();
  await inTransaction(shop.db, (trx) => keepStep(trx, row, token, shop.now()));
  return { token, factors: factorNames(factors) };
}

/**
 * A sign-in that waits for its second factor. The server stores the passkey challenge of this
 * sign-in under the unique name `place`.
 */
export type Waiting = { row: StaffRow; place: string; asker: CodeAsker & { name: string } };

/**
 * Returns the sign-in that waits for its second factor in the browser with this secret. Fails with
 * `signed-out` if the sign-in is too old, or if the password was changed.
 */
export async function waitingStep(
  { db, now }: Pick<Shop, 'db' | 'now'>,
  browser: Pick<SigningIn, 'device'>,
  token: string | undefined,
): Promise<Result<Waiting>> {
  const oldest = new Date(now().getTime() - STEP_MS).toISOString();
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
  if (!row || row.disabled_at || markOf(row) !== step.password_mark) return ended();
  const knownDevice = await knownDeviceOf(db, browser.device, row.id);
  const asker = { staffId: row.id, knownDevice, name: row.name };
  return { ok: true, value: { row, place: step.token_hash, asker } };
}

/**
 * Completes a sign-in after `check` accepted the second factor, and deletes its waiting entry.
 * Fails if the password was changed. Returns the account.
 */
export async function finishStep(
  shop: Shop,
  browser: SigningIn,
  token: string | undefined,
  check: (waiting: Waiting) => Promise<Result<null>>,
): Promise<Result<StaffRow>> {
  const waiting = await waitingStep(shop, browser, token);
  if (!waiting.ok) return waiting;
  const { row, place } = waiting.value;
  const checked = await check(waiting.value);
  if (!checked.ok) {
    noteRefused(browser.log, 'second-factor-refused', { staff: row.id });
    return checked;
  }
  const used = await inTransaction(shop.db, (trx) => useUp(trx, place));
  return used ? { ok: true, value: row } : ended();
}

function ended(): { ok: false; failure: Failure } {
  return refused('signed-out', { message: ENDED });
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
