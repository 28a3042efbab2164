import { rupees } from '@mcs-repairs/shared/domain/rules/rupees';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import { isInRepair } from '@mcs-repairs/shared/domain/rules/repairStage';
import type { NewEstimate } from '@mcs-repairs/shared/domain/types/estimate';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { bringToStage } from '../changeStage';
import { changeSeen, refusedChange } from '../changeSeen';
import { promiseMail } from '../promiseMail';
import { newId } from '../../db';
import { dropUnsentMails } from '../../notifications';
import type { Shop } from '../shop';
import type { Actor } from '../../auth';
import { voidOpen } from '../repairs/storedEstimates';

const DAY = 24 * 3_600_000;

/**
 * Stores an estimate with one or two options, and invalidates earlier estimates. The repair waits
 * for the customer's answer.
 */
export async function writeEstimate(
  shop: Shop,
  id: string,
  { version, options, validDays }: NewEstimate,
  by: Actor,
): Promise<Result<Booking>> {
  return changeSeen<Booking>(shop, { id, version, by }, async (trx, before, now) => {
    if (!isInRepair(before)) {
      return refusedChange('The device is not in the shop yet. Receive it first.');
    }
    await voidOpen(trx, id);
    await trx
      .insertInto('estimates')
      .values({
        id: newId(),
        booking_id: id,
        options: JSON.stringify(options),
        state: 'open',
        created_at: now.toISOString(),
        expires_at: new Date(now.getTime() + validDays * DAY).toISOString(),
        by_name: by.name,
        staff_id: by.staffId,
        answered_at: null,
        answered_by: null,
        accepted: null,
      })
      .execute();
    const offered = options.map(({ tier, price }) => `${tier} ${rupees(price)}`).join(', ');
    const note = `Estimate: ${offered}`;
    const stage = 'waiting_customer';
    const after = await bringToStage(shop, trx, before, { stage, by, note, tell: false });
    if (!after) return null;
    await dropUnsentMails(trx, id, 'booking-estimate');
    await promiseMail(shop, trx, after, 'booking-estimate');
    return { ok: true, value: after };
  });
}
