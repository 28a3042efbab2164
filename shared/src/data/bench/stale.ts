import { BOOKING } from '../bookings/stale';
import type { Stale } from '../stale';
import type { BenchPort } from './port';

export const benchStale = {
  changeStage: BOOKING,
  correctBooking: BOOKING,
  moveBooking: BOOKING,
  setPickup: BOOKING,
  undoChange: BOOKING,
  reopenBooking: BOOKING,
  noteNoShow: BOOKING,
  writeEstimate: BOOKING,
  recordEstimateAnswer: BOOKING,
  addNote: BOOKING,
  openClaim: BOOKING,
} satisfies Stale<BenchPort['staff']>;
