import type { StaffMember } from '@mcs-repairs/shared/domain/types/staff';
import type { Reads } from '../../db';
import { invitedStaff } from './passwordLinks';
import { allStaff, toStaffMember } from './storedStaff';

/**
 * Returns every account, whether its sign-in requires a second factor, and whether the member has
 * accepted the invitation.
 */
export async function listMembers(trx: Reads): Promise<StaffMember[]> {
  const factors = trx.selectFrom('second_factors').select('staff_id');
  const rows = await factors.where('secret', 'is not', null).execute();
  const passkeys = await trx.selectFrom('passkeys').select('staff_id').execute();
  const guarded = new Set([...rows, ...passkeys].map((row) => row.staff_id));
  const invited = await invitedStaff(trx);
  const members = (await allStaff(trx)).map(toStaffMember);
  return members.map((member) => ({
    ...member,
    hasSecondFactor: guarded.has(member.id),
    isInvited: invited.has(member.id),
  }));
}
