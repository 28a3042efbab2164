import { addDays, slotStartsAt } from '@mcs-repairs/shared/domain/rules/shopClock';
import type { ReportQuery } from '@mcs-repairs/shared/domain/types/report';

/**
 * A range of days in Nepal. `start` is the first instant of the first day. `end` is the first
 * instant after the last day.
 */
export type Days = ReportQuery & { start: string; end: string };

const MIDNIGHT = '12:00 AM';
const beginOf = (shopDate: string) => slotStartsAt(shopDate, MIDNIGHT).toISOString();

export const daysOf = ({ from, to }: ReportQuery): Days => ({
  from,
  to,
  start: beginOf(from),
  end: beginOf(addDays(to, 1)),
});
