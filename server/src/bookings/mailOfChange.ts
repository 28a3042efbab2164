import type { Booking, BookingStatus } from 'shared/domain/types/booking';
import type { Stage } from 'shared/domain/types/stage';
import type { MailKind } from '../mail/outbox';

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
  const ofStage = after.stage && after.stage !== before.stage ? OF_STAGE[after.stage] : undefined;
  if (ofStage) return ofStage;
  return after.status === before.status ? null : (MAIL_OF_STATUS[after.status] ?? null);
}
