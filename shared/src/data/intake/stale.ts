import { BOOKING } from '../bookings/stale';
import type { Stale } from '../stale';
import type { IntakePort } from './port';

export const intakeStale = {
  takeIn: BOOKING,
} satisfies Stale<IntakePort['staff']>;
