import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import type { PasswordChange } from '@mcs-repairs/shared/domain/types/staff';
import { hashOf, inTransaction, transact } from '../../db';
import { actorIn } from './actor';
import { endStaffLinks } from './passwordLinks';
import { factorUnconfirmed, holdConfirmed } from './freshlyConfirmed';
import { noteLog } from './staffLog';
import { endSession, endSessions, noteConfirmed, type SignedIn } from './storedSessions';
import { countAttempt, forgetAttempts } from './signInAttempts';
import { holdAccount, setPasswordHash, staffById, type StaffRow } from './storedStaff';
import { refused } from '../../runtime';
import type { Shop } from '../shop';
import { checkNewPassword } from './accounts';
import { ABSOLUTE_MS } from './sessionCookie';

/**
 * The maximum number of wrong passwords in one session. Without it, somebody at an unattended
 * computer could guess the password.
 */
const TRIES = 5;

/**
 * Returns whether this is the account's password. Ends the session after too many wrong attempts.
 */
export async function checkOwnPassword(
  shop: Shop,
  { staff, sessionId }: SignedIn,
  password: string,
): Promise<Result<StaffRow>> {
  const { db } = shop;
  const key = hashOf(`password change ${sessionId}`);
  const since = new Date(shop.now().getTime() - ABSOLUTE_MS);
  const tries = await inTransaction(db, (trx) => countAttempt(trx, key, shop.now(), since));
  const row = tries > TRIES ? null : await staffById(db, staff.id);
  if (!row || (await shop.passwords.compare(row.password_hash, password, 'known')) !== true)
    return refuseTry(shop, staff.id, sessionId, tries);
  await inTransaction(db, (trx) => forgetAttempts(trx, [key]));
  return { ok: true, value: row };
}

/**
 * Sets a new password. Ends all emailed links and every other session of the account. For an
 * account with a second factor, the session must be recently confirmed. Otherwise, somebody who
 * knows the password could lock the owner out at an unattended computer.
 */
export async function changePassword(
  shop: Shop,
  signedIn: SignedIn,
  { currentPassword, newPassword }: PasswordChange,
): Promise<Result<null>> {
  const own = await checkOwnPassword(shop, signedIn, currentPassword);
  if (!own.ok) return own;
  const missing = factorUnconfirmed(signedIn, shop.now());
  if (missing) return { ok: false, failure: missing };
  const { db } = shop;
  const { staff, sessionId } = signedIn;
  const row = own.value;
  const check = await checkNewPassword(shop, newPassword, 'newPassword', [row.name, row.email]);
  if (!check.ok) return check;
  const passwordHash = await shop.passwords.hash(newPassword);
  return transact(db, async (trx) => {
    // After the check above, somebody may have set another password with an emailed link.
    if (!(await holdAccount(trx, row))) return refused('signed-out');
    await noteConfirmed(trx, sessionId, shop.now());
    const since = await holdConfirmed(shop, trx, signedIn);
    if (since) return { ok: false, failure: since };
    await setPasswordHash(trx, staff.id, passwordHash);
    await endSessions(trx, staff.id, sessionId);
    await endStaffLinks(trx, staff.id);
    await noteLog(trx, { event: 'password-changed', detail: '' }, actorIn(signedIn), shop.now());
    return { ok: true, value: null };
  });
}

async function refuseTry(
  { db }: Shop,
  staffId: string,
  sessionId: string,
  tries: number,
): Promise<Result<never>> {
  if (tries >= TRIES) {
    await inTransaction(db, (trx) => endSession(trx, staffId, sessionId));
    const message = 'You entered a wrong current password too often. Please sign in again.';
    return refused('signed-out', { message });
  }
  const message = 'This is not your current password';
  const fields = { currentPassword: message };
  return refused('wrong-credentials', { message, fields });
}
