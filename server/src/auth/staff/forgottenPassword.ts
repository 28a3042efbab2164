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
 * The minimum pause between two links, in milliseconds. Otherwise, anybody could flood another
 * person's mailbox.
 */
const PAUSE_MS = 5 * 60_000;

/**
 * Queues an email with a password link to the account with this address. Returns the account's id.
 * Null if there is no account, if it has just received a link, or if it has reached the daily
 * limit.
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
 * Sets the password with an emailed link. All other links, all sessions and all known browsers of
 * the account are removed. The requesting browser (`device`) becomes known, because the person
 * opened the link from the account's mailbox in it.
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
