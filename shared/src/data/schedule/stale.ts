import type { Stale } from '../stale';
import type { SchedulePort } from './port';

/** Other hours move bookings. */
const HOURS = ['Schedule', 'Availability', 'Bookings'];

export const scheduleStale = {
  changeSchedule: HOURS,
  undoSchedule: HOURS,
} satisfies Stale<SchedulePort['staff']>;
