import { slotStartsAt } from '@mcs-repairs/shared/domain/rules/shopClock';
import { statusOfStage } from '@mcs-repairs/shared/domain/rules/repairStage';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { Stage } from '@mcs-repairs/shared/domain/types/stage';
import type { AskAheadProps } from './ConfirmDialog';
import { lateDialog } from './lateDialog';

type Appointment = Pick<Booking, 'appointmentDate' | 'appointmentTime'>;

/** Whether an appointment is in the future. False for a booking without an appointment. */
export const isAhead = ({ appointmentDate, appointmentTime }: Appointment, now: Date): boolean =>
  appointmentDate !== '' && slotStartsAt(appointmentDate, appointmentTime) > now;

/**
 * Whether the new stage completes a booking before its appointment. False for completed and
 * unrepaired devices, because their only next stage is the collection.
 */
export const completesAhead = (
  booking: Appointment & Pick<Booking, 'status' | 'stage'>,
  to: Stage,
  now: Date,
): boolean =>
  statusOfStage(to) === 'completed' &&
  booking.status !== 'completed' &&
  booking.stage !== 'unrepaired' &&
  isAhead(booking, now);

/**
 * Asks for confirmation, because completing a booking before its appointment is usually a mistake.
 */
export const AskAhead = lateDialog<AskAheadProps>(async () => {
  const { AskAhead } = await import(/* webpackChunkName: "confirm-dialog" */ './ConfirmDialog');
  return AskAhead;
});
