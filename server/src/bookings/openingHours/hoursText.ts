import { closureText } from '@mcs-repairs/shared/domain/rules/scheduleChanges';
import { closuresWithin } from '@mcs-repairs/shared/domain/rules/closures';
import { openingHours } from '@mcs-repairs/shared/domain/rules/openingState';
import { addDays, toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import type { Shop } from '../shop';
import { currentSchedule } from './currentSchedule';

/** The email that says that a device is ready lists the closed days of this many days. */
const AHEAD_DAYS = 14;

/** Returns the opening hours for an email: the week in one line, then each closure of the next two weeks. */
export async function hoursText(shop: Pick<Shop, 'db' | 'config'>, now: Date): Promise<string[]> {
  const { week, closures } = (await currentSchedule(shop)).schedule;
  const today = toShopDate(now);
  const usual = openingHours(week).map(
    ({ days, hours }) => `${days} ${hours.replace('Closed', 'closed')}`,
  );
  return [
    `Our hours: ${usual.join(', ')}.`,
    ...closuresWithin(closures, today, addDays(today, AHEAD_DAYS)).map(
      (closure) => `Closed ${closureText(closure)}.`,
    ),
  ];
}
