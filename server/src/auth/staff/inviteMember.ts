import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import type { Invitation, StaffMember } from '@mcs-repairs/shared/domain/types/staff';
import { newSecret, transact } from '../../db';
import { refused } from '../../runtime';
import type { Shop } from '../shop';
import { actorIn } from './actor';
import { addInvitation } from './passwordLinks';
import { noteLog } from './staffLog';
import type { SignedIn } from './storedSessions';
import { insertStaff, toStaffMember } from './storedStaff';

const INVITATION_MS = 7 * 24 * 3_600_000;

/**
 * Creates an account without a usable password, and emails the member a link to choose one. The
 * link is valid for a week.
 */
export async function inviteMember(
  shop: Shop,
  invitation: Invitation,
  by: SignedIn,
): Promise<Result<StaffMember>> {
  const passwordHash = await shop.passwords.hash(newSecret());
  const now = shop.now();
  return transact(shop.db, async (trx) => {
    const row = await insertStaff(trx, { ...invitation, passwordHash }, now);
    if (!row) {
      const message = 'This address already has an account';
      return refused('conflict', { message, fields: { email: message } });
    }
    const livesUntil = new Date(now.getTime() + INVITATION_MS);
    await shop.promiseStaffMail(trx, { kind: 'invitation', staffId: row.id }, () =>
      addInvitation(trx, row.id, now, livesUntil),
    );
    const detail = `${row.name}, ${row.role}, by invitation`;
    await noteLog(trx, { event: 'account-added', detail }, actorIn(by), now);
    return { ok: true, value: toStaffMember(row) };
  });
}
