import { emailKey } from '@mcs-repairs/shared/domain/rules/bookingKeys';
import { hasComeIn } from '../incomingBookings';
import { doorOn } from '@mcs-repairs/shared/domain/rules/openingState';
import { STAGES_IN_SHOP } from '@mcs-repairs/shared/domain/rules/repairStage';
import { addDays, toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import type { PromisedDevice, Schedule } from '@mcs-repairs/shared/domain/types/schedule';
import type { ShopDate } from '@mcs-repairs/shared/domain/types/time';
import type { Reads } from '../../db';

const YEAR_DAYS = 366;

/**
 * Returns devices in the shop whose promised day is open in the opening hours `before` and closed
 * in `after`.
 */
export async function touchedPromises(
  trx: Reads,
  { before, after }: { before: Schedule; after: Schedule },
  now: Date,
): Promise<PromisedDevice[]> {
  const rows = await trx
    .selectFrom('bookings')
    .select([
      'id',
      'version',
      'reference',
      'customer_name as customerName',
      'customer_email as customerEmail',
      'customer_phone as customerPhone',
      'device_model as deviceModel',
      'promised_date as promisedDate',
    ])
    .where('promised_date', '>=', toShopDate(now))
    .where('stage', 'in', STAGES_IN_SHOP)
    .where('collected_at', 'is', null)
    .where(hasComeIn)
    .orderBy('promised_date')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ customerEmail, promisedDate, ...row }) => {
    if (promisedDate === null || !isShut(after, promisedDate)) return [];
    if (isShut(before, promisedDate)) return [];
    const hasEmail = emailKey(customerEmail) !== '';
    return [{ ...row, hasEmail, promisedDate, nextDate: nextOpenDay(after, promisedDate) }];
  });
}

const isShut = ({ week, closures }: Schedule, day: ShopDate) =>
  doorOn(week, closures, day) === null;

function nextOpenDay(schedule: Schedule, promised: ShopDate): ShopDate | null {
  for (let days = 1; days <= YEAR_DAYS; days += 1) {
    const day = addDays(promised, days);
    if (!isShut(schedule, day)) return day;
  }
  return null;
}
