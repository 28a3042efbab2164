import { formatLongDate, slotStartsAt } from 'shared/domain/rules/shopClock';
import type { Booking } from 'shared/domain/types/booking';
import { ConfirmDialog } from './ConfirmDialog';

type Appointment = Pick<Booking, 'appointmentDate' | 'appointmentTime'>;

/** Whether an appointment has not begun; what has no time is never ahead. */
export const isAhead = ({ appointmentDate, appointmentTime }: Appointment, now: Date): boolean =>
  appointmentDate !== '' && slotStartsAt(appointmentDate, appointmentTime) > now;

type AskAheadProps = { booking: Booking; onConfirm: () => void; onClose: () => void };

/** Completing a visit that has not begun is more often a slip of the hand than meant. */
export function AskAhead({ booking, onConfirm, onClose }: AskAheadProps) {
  const { customerName, appointmentDate, appointmentTime } = booking;
  return (
    <ConfirmDialog
      title="Complete it before its appointment?"
      confirmLabel="Complete it"
      keepLabel="Not yet"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        {customerName} is expected on {formatLongDate(appointmentDate)}, {appointmentTime}. The
        customer is told that the device is ready.
      </p>
    </ConfirmDialog>
  );
}
