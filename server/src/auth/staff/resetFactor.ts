import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { transact, type Trx } from '../../db';
import { refused } from '../../runtime';
import type { Shop } from '../shop';
import { actorIn, type Actor } from './actor';
import { forgetDevices } from './knownDevices';
import { noteLog } from './staffLog';
import { removeFactors } from './storedFactors';
import { endSessions, type SignedIn } from './storedSessions';
import { holdMember, staffByEmail, staffById, type StaffRow } from './storedStaff';
import { mailOfFactor } from './tellOfFactor';

type Resetting = Pick<Shop, 'db' | 'now' | 'promiseStaffMail'>;

/**
 * Lets an owner remove the second factor of a member who lost it. The member's sessions end, and
 * all the member's browsers count as new.
 */
export async function resetFactor(
  shop: Resetting,
  by: SignedIn,
  id: string,
): Promise<Result<null>> {
  if (id === by.staff.id) {
    const message = 'Please turn off your own second factor with one of its codes';
    return refused('forbidden', { message });
  }
  return transact(shop.db, async (trx) => {
    const row = await staffById(trx, id);
    if (!row) return refused('not-found');
    return takeAway(shop, trx, row, { by: actorIn(by), who: by.staff.name });
  });
}

/**
 * Removes a member's second factor from the command line. Used for an owner if no other owner can
 * remove it.
 */
export const resetFactorOf = (shop: Resetting, email: string): Promise<Result<null>> =>
  transact(shop.db, async (trx) => {
    const row = await staffByEmail(trx, email.trim().toLowerCase());
    if (!row) return refused('not-found', { message: 'No account has this address' });
    return takeAway(shop, trx, row, { by: MACHINE, who: 'The operator of the server' });
  });

const MACHINE: Actor = { name: 'the machine', staffId: null };

async function takeAway(
  shop: Resetting,
  trx: Trx,
  { id, name }: StaffRow,
  { by, who }: { by: Actor; who: string },
): Promise<Result<null>> {
  await holdMember(trx, id);
  if (!(await removeFactors(trx, id))) {
    const message = `${name} has no second factor`;
    return refused('conflict', { message });
  }
  await endSessions(trx, id);
  await forgetDevices(trx, id);
  await noteLog(trx, { event: 'second-factor-off', detail: `Of ${name}` }, by, shop.now());
  const message = `${who} took the second factor of your account away, and ended your sessions. Please sign in and set up a new one.`;
  await mailOfFactor(shop, trx, id, message);
  return { ok: true, value: null };
}
