import { addDays, formatLongDate, weekdayOf } from '@mcs-repairs/shared/domain/rules/shopClock';
import type { ReportQuery } from '@mcs-repairs/shared/domain/types/report';
import type { ShopDate } from '@mcs-repairs/shared/domain/types/time';

export const PERIODS = ['day', 'week', 'month'] as const;
export type Period = (typeof PERIODS)[number];

/** The days of the period around a day: weeks begin on Sunday, as the shop's do. */
export function daysOfPeriod(period: Period, shopDate: ShopDate): ReportQuery {
  if (period === 'day') return { from: shopDate, to: shopDate };
  if (period === 'week') {
    const from = addDays(shopDate, -weekdayOf(shopDate));
    return { from, to: addDays(from, 6) };
  }
  const from = `${shopDate.slice(0, 7)}-01`;
  // The 28th and four more days are in the next month, whatever the month.
  const next = addDays(`${shopDate.slice(0, 7)}-28`, 4).slice(0, 7);
  return { from, to: addDays(`${next}-01`, -1) };
}

/** A day in the period before or after. */
export function besidePeriod(period: Period, shopDate: ShopDate, direction: -1 | 1): ShopDate {
  const { from, to } = daysOfPeriod(period, shopDate);
  return direction === 1 ? addDays(to, 1) : addDays(from, -1);
}

/** As it is read above a report. */
export const periodWords = ({ from, to }: ReportQuery): string =>
  from === to ? formatLongDate(from) : `${formatLongDate(from)} to ${formatLongDate(to)}`;
