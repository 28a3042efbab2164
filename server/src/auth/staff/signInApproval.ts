import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { hashOf, inTransaction, transact } from '../../db';
import { rememberDevice } from './knownDevices';
import { addSignInApproval, takeSignInApproval } from './storedApprovals';
import { holdAccount, staffById, type StaffRow } from './storedStaff';
import { refused } from '../../runtime';
import type { Shop } from '../shop';

const MINUTE = 60_000;
export const APPROVAL_MS = 15 * MINUTE;
/**
 * The maximum number of approval emails to one account in an hour. Without it, a person who knows
 * the password could flood the account's mailbox.
 */
const MOST_AN_HOUR = 5;
const PAUSE_MS = 5 * MINUTE;

type Browser = {
  device: string;
  /** The browser's name, for example "Chrome on Mac". */
  name: string;
};

/**
 * Queues an email in which the member can approve the browser that sent the right password. Returns
 * whether an email was queued.
 */
export async function sendSignInApproval(
  shop: Shop,
  row: StaffRow,
  { device, name }: Browser,
): Promise<boolean> {
  const now = shop.now();
  const since = {
    account: new Date(now.getTime() - 60 * MINUTE),
    device: new Date(now.getTime() - PAUSE_MS),
  };
  return inTransaction(shop.db, async (trx) => {
    if (!(await holdAccount(trx, row))) return false;
    const asked = { staffId: row.id, deviceHash: hashOf(device) };
    const mail = {
      kind: 'sign-in-approval',
      staffId: row.id,
      payload: { browser: name },
    } as const;
    return shop.promiseStaffMail(trx, mail, () =>
      addSignInApproval(trx, asked, now, since, MOST_AN_HOUR),
    );
  });
}

/**
 * Approves the browser for which the link was sent. After that, the member can sign in with the
 * password in this browser. The link works once.
 */
export async function approveSignIn(
  shop: Shop,
  token: string,
): Promise<Result<{ staffId: string }>> {
  const now = shop.now();
  return transact(shop.db, async (trx) => {
    const approval = await takeSignInApproval(trx, token, new Date(now.getTime() - APPROVAL_MS));
    const row = approval && (await staffById(trx, approval.staffId));
    if (!row || row.disabled_at) {
      const message = 'This link was already used or has expired. Please sign in again.';
      return refused('forbidden', { message });
    }
    await rememberDevice(trx, approval.deviceHash, row.id, now);
    return { ok: true, value: { staffId: row.id } };
  });
}
