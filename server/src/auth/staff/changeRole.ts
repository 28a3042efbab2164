import { actorIn } from './actor';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import type { Role } from '@mcs-repairs/shared/domain/types/rights';
import type { StaffMember } from '@mcs-repairs/shared/domain/types/staff';
import { transact } from '../../db';
import { refused } from '../../runtime';
import type { Shop } from '../shop';
import { noteLog } from './staffLog';
import type { SignedIn } from './storedSessions';
import {
  holdActiveStaff,
  isLastOwner,
  setStaffRole,
  staffById,
  toStaffMember,
} from './storedStaff';

/**
 * Changes a member's role. The new role applies from the member's next request. At least one owner
 * always remains, even with concurrent requests.
 */
export async function changeRole(
  shop: Shop,
  by: SignedIn,
  id: string,
  role: Role,
): Promise<Result<StaffMember>> {
  return transact(shop.db, async (trx) => {
    const active = await holdActiveStaff(trx, shop.db.engine);
    const asker = active.find((member) => member.id === by.staff.id);
    if (asker?.role !== 'owner') return refused('signed-out');
    const before = await staffById(trx, id);
    if (!before) return refused('not-found');
    if (role !== 'owner' && isLastOwner(active, id)) {
      const message =
        'You cannot change the role of the last owner. Make somebody else an owner first.';
      return refused('forbidden', { message });
    }
    const row = await setStaffRole(trx, id, role);
    if (!row) return refused('not-found');
    const detail = `${row.name}: ${before.role} became ${role}`;
    await noteLog(trx, { event: 'rights-changed', detail }, actorIn(by), shop.now());
    return { ok: true, value: toStaffMember(row) };
  });
}
