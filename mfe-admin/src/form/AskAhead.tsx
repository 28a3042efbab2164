import { formatLongDate, slotStartsAt } from '@mcs-repairs/shared/domain/rules/shopClock';
import { statusOfStage } from '@mcs-repairs/shared/domain/rules/repairStage';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { Stage } from '@mcs-repairs/shared/domain/types/stage';
import { ConfirmDialog } from './lateDialog';

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

type AskAheadProps = { booking: Booking; onConfirm: () => void; onClose: () => void };

/**
 * Asks for confirmation, because completing a booking before its appointment is usually a mistake.
 */
export function AskAhead({ booking, onConfirm, onClose }: AskAheadProps) {
  const { customerName, appointmentDate, appointmentTime } = booking;
  return (
    <ConfirmDialog
      title="Complete the booking before its appointment?"
      confirmLabel="Complete booking"
      keepLabel="Keep booking open"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        {customerName} is expected on {formatLongDate(appointmentDate)}, {appointmentTime}. The
        customer will be notified that the device is ready.
      </p>
    </ConfirmDialog>
  );
}
