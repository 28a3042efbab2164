import type { Booking, BookingStatus } from '@mcs-repairs/shared/domain/types/booking';
import type { Stage } from '@mcs-repairs/shared/domain/types/stage';
import type { MailKind } from '../notifications';

const OF_STAGE: Partial<Record<Stage, MailKind>> = {
  received: 'booking-device-received',
  ready: 'booking-completed',
  collected: 'booking-collected',
  unrepaired: 'booking-unrepaired',
};

/**
 * The message to the customer for each new status, if only the status changed and not the stage.
 */
export const MAIL_OF_STATUS: Partial<Record<BookingStatus, MailKind>> = {
  confirmed: 'booking-confirmed',
  in_progress: 'booking-started',
  completed: 'booking-completed',
  cancelled: 'booking-cancelled',
};

type Course = Pick<Booking, 'status' | 'stage'>;

/**
 * Returns the message to the customer for a change of stage or of status. Null if there is none.
 */
export function mailOfChange(before: Course, after: Course): MailKind | null {
  // A device that returns to the stage `received` was in the shop before. The customer needs no
  // message about it.
  if (before.stage && after.stage === 'received') return null;
  const ofStage = after.stage && after.stage !== before.stage ? OF_STAGE[after.stage] : undefined;
  if (ofStage) return ofStage;
  // The customer already knows that the device is in the shop, so "in progress" is no news.
  const isKnown = before.stage !== undefined && after.status === 'in_progress';
  return after.status === before.status || isKnown ? null : (MAIL_OF_STATUS[after.status] ?? null);
}
