import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import type { PasswordReset } from '@mcs-repairs/shared/domain/types/staff';
import { hashOf, inTransaction, transact } from '../../db';
import { forgetDevices, rememberDevice } from './knownDevices';
import { addPasswordLink, staffOfPasswordLink, usePasswordLink } from './passwordLinks';
import { endSessions } from './storedSessions';
import { holdAccount, setPasswordHash, staffByEmail, staffById } from './storedStaff';
import { refused } from '../../runtime';
import type { Shop } from '../shop';
import { checkNewPassword } from './accounts';

export const LINK_MS = 60 * 60_000;
/**
 * The minimum pause between two links to the same account, in milliseconds. Without it, anybody
 * could flood another person's mailbox.
 */
const PAUSE_MS = 5 * 60_000;

/**
 * Queues an email with a link to set a new password, to the account with this email address.
 * Returns the account's id. Null if there is no account, if the account has just received a link,
 * or if it has reached the daily limit.
 */
export async function sendPasswordLink(shop: Shop, email: string): Promise<string | null> {
  const row = await staffByEmail(shop.db, email);
  if (!row || row.disabled_at) return null;
  const now = shop.now();
  return inTransaction(shop.db, async (trx) => {
    const since = new Date(now.getTime() - PAUSE_MS);
    const oldest = new Date(now.getTime() - LINK_MS);
    const mail = { kind: 'password-link', staffId: row.id } as const;
    const isPromised = await shop.promiseStaffMail(trx, mail, () =>
      addPasswordLink(trx, row.id, now, { since, oldest }),
    );
    return isPromised ? row.id : null;
  });
}

/**
 * Sets the password with an emailed link. Ends all sessions and all other links of the account, and
 * forgets the browsers of earlier sign-ins. The requesting browser (`device`) counts as known,
 * because the person who used it can read the account's emails.
 */
export async function resetPassword(
  shop: Shop,
  { token, newPassword }: PasswordReset,
  device: string,
): Promise<Result<{ staffId: string }>> {
  const message = 'This link was already used or has expired. Please request a new one.';
  const ended = refused('forbidden', { message });
  const now = shop.now();
  const oldest = new Date(now.getTime() - LINK_MS);
  const staffId = await staffOfPasswordLink(shop.db, token, { oldest, now });
  const row = staffId && (await staffById(shop.db, staffId));
  if (!row || row.disabled_at) return ended;
  const check = await checkNewPassword(shop, newPassword, 'newPassword', [row.name, row.email]);
  if (!check.ok) return check;
  const passwordHash = await shop.passwords.hash(newPassword);
  return transact(shop.db, async (trx) => {
    if (!(await holdAccount(trx, row)) || !(await usePasswordLink(trx, token, row.id)))
      return ended;
    await setPasswordHash(trx, row.id, passwordHash);
    await endSessions(trx, row.id);
    await forgetDevices(trx, row.id);
    await rememberDevice(trx, hashOf(device), row.id, shop.now());
    return { ok: true, value: { staffId: row.id } };
  });
}
