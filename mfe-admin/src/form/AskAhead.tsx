import { formatLongDate, slotStartsAt } from '@mcs-repairs/shared/domain/rules/shopClock';
import { statusOfStage } from '@mcs-repairs/shared/domain/rules/repairStage';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { Stage } from '@mcs-repairs/shared/domain/types/stage';
import { ConfirmDialog } from './ConfirmDialog';

type Appointment = Pick<Booking, 'appointmentDate' | 'appointmentTime'>;

/** Whether an appointment has not begun; what has no time is never ahead. */
export const isAhead = ({ appointmentDate, appointmentTime }: Appointment, now: Date): boolean =>
  appointmentDate !== '' && slotStartsAt(appointmentDate, appointmentTime) > now;

/** Whether another stage would say of a visit that has not begun that it is completed; what is so already, or goes back unrepaired, is only collected. */
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
