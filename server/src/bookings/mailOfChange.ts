import type { Booking, BookingStatus } from '@mcs-repairs/shared/domain/types/booking';
import type { Stage } from '@mcs-repairs/shared/domain/types/stage';
import type { MailKind } from '../notifications';

const OF_STAGE: Partial<Record<Stage, MailKind>> = {
  received: 'booking-device-received',
  ready: 'booking-completed',
  collected: 'booking-collected',
  unrepaired: 'booking-unrepaired',
};

/** What the customer hears of a change of the status alone. */
export const MAIL_OF_STATUS: Partial<Record<BookingStatus, MailKind>> = {
  confirmed: 'booking-confirmed',
  in_progress: 'booking-started',
  completed: 'booking-completed',
  cancelled: 'booking-cancelled',
};

type Course = Pick<Booking, 'status' | 'stage'>;

/** What the customer hears of a change of the stage: of itself, or of the status that comes with it; null when of neither. */
export function mailOfChange(before: Course, after: Course): MailKind | null {
  // A device that is put back was received before.
  if (before.stage && after.stage === 'received') return null;
  const ofStage = after.stage && after.stage !== before.stage ? OF_STAGE[after.stage] : undefined;
  if (ofStage) return ofStage;
  // Whoever was told that the device is there is not told of every step with it.
  const isKnown = before.stage !== undefined && after.status === 'in_progress';
  return after.status === before.status || isKnown ? null : (MAIL_OF_STATUS[after.status] ?? null);
}
