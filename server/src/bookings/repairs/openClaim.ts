import { FIRST_STATUS } from '@mcs-repairs/shared/domain/rules/bookingStatus';
import { statusOfStage } from '@mcs-repairs/shared/domain/rules/repairStage';
import type { ClaimRequest } from '@mcs-repairs/shared/domain/types/repair';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { promiseMail } from '../promiseMail';
import { noteAudit } from '../bookingHistory';
import { insertBooking } from '../bookingRows';
import { holdBooking } from '../storedBookings';
import { hashOf, newId, newSecret, type Trx } from '../../db';
import { refused } from '../../runtime';
import type { Shop } from '../shop';
import type { Actor } from '../../auth';
import { submitOnce } from '../../abuseLimits';

/**
 * Records a warranty claim: a new booking for a device that was repaired and collected. The claim
 * names the original repair. Its warranty ends on the same day as that of the original repair.
 */
export async function openClaim(
  shop: Shop,
  originalId: string,
  { fault }: ClaimRequest,
  { by, key }: { by: Actor; key: string | undefined },
): Promise<Result<Booking>> {
  const body = { originalId, fault };
  return submitOnce(
    shop,
    { topic: 'bookings', scope: 'claims', key, body },
    async (trx, changed) => {
      const original = await holdBooking(trx, shop.db.engine, originalId);
      if (!original) return refused('not-found');
      if (original.stage !== 'collected') {
        const message = 'You can create a warranty claim only for a collected repair.';
        return { ok: false, failure: { code: 'transition-refused', message } };
      }
      const token = newSecret();
      const claim = await storeClaim(shop, trx, { original, fault, token });
      const note = `Warranty claim for ${original.reference}`;
      const stages = { to: claim.stage };
      await noteAudit(
        trx,
        claim.id,
        { from: null, to: claim.status, stages, by, note },
        shop.now(),
      );
      await promiseMail(shop, trx, claim, 'booking-device-received', { token });
      changed(claim.id);
      changed(original.id);
      return { ok: true, value: claim };
    },
  );
}

async function storeClaim(
  { references, now, termsInForce }: Shop,
  trx: Trx,
  { original, fault, token }: { original: Booking; fault: string; token: string },
): Promise<Booking> {
  const at = now().toISOString();
  const stored = { tokenHash: hashOf(token), terms: await termsInForce(trx) };
  const { customerName, customerEmail, customerPhone, deviceModel, city } = original;
  return references.give(trx, 'request', async (reference) => {
    const claim: Booking = {
      id: newId(),
      reference,
      kind: 'request',
      status: FIRST_STATUS,
      version: 1,
      customerName,
      customerEmail,
      customerPhone,
      deviceModel,
      city,
      repairService: `Warranty: ${original.repairService}`.slice(0, 2000),
      duration: original.duration,
      appointmentDate: '',
      appointmentTime: '',
      estimatedPrice: 0,
      notes: fault,
      createdAt: at,
      updatedAt: at,
      claimOf: original.claimOf ?? original.id,
    };
    const stage = 'received';
    const kept: Booking = { ...claim, status: statusOfStage(stage), stage, arrivedAt: at };
    return (await insertBooking(trx, kept, stored)) ? kept : null;
  });
}
