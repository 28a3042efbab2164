import { addDays, formatLongDate, weekdayOf } from '@mcs-repairs/shared/domain/rules/shopClock';
import type { ReportQuery } from '@mcs-repairs/shared/domain/types/report';
import type { ShopDate } from '@mcs-repairs/shared/domain/types/time';

export const PERIODS = ['day', 'week', 'month'] as const;
export type Period = (typeof PERIODS)[number];

/** Returns the first and last day of the period that contains a day. Weeks begin on Sunday. */
export function daysOfPeriod(period: Period, shopDate: ShopDate): ReportQuery {
  if (period === 'day') return { from: shopDate, to: shopDate };
  if (period === 'week') {
    const from = addDays(shopDate, -weekdayOf(shopDate));
    return { from, to: addDays(from, 6) };
  }
  const from = `${shopDate.slice(0, 7)}-01`;
  // Four days after the 28th is always in the next month.
  const next = addDays(`${shopDate.slice(0, 7)}-28`, 4).slice(0, 7);
  return { from, to: addDays(`${next}-01`, -1) };
}

/** Returns a day in the previous or next period. */
export function besidePeriod(period: Period, shopDate: ShopDate, direction: -1 | 1): ShopDate {
  const { from, to } = daysOfPeriod(period, shopDate);
  return direction === 1 ? addDays(to, 1) : addDays(from, -1);
}

export const periodWords = ({ from, to }: ReportQuery): string =>
  from === to ? formatLongDate(from) : `${formatLongDate(from)} to ${formatLongDate(to)}`;
