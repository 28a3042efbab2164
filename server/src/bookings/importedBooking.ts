import { stageAfterStatus, statusOfStage } from '@mcs-repairs/shared/domain/rules/repairStage';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';

/**
 * Converts an exported booking for storage. It removes holds, which have ended by now, and
 * technicians, whose accounts may belong to another shop. The stage must fit the status. Instants
 * get the standard format, because lists sort them as text.
 */
export function asOfNow(booking: Booking): Booking {
  return {
    ...booking,
    createdAt: new Date(booking.createdAt).toISOString(),
    updatedAt: new Date(booking.updatedAt).toISOString(),
    heldUntil: undefined,
    arrivedAt: arrivalOf(booking),
    technicianId: undefined,
    status: isReceived(booking) ? statusOfStage('received') : booking.status,
    stage: stageOf(booking),
  };
}

/** Returns the arrival time of a walk-in. A booking with an appointment is not a walk-in. */
const arrivalOf = ({ arrivedAt, appointmentDate }: Booking) =>
  arrivedAt && !appointmentDate ? new Date(arrivedAt).toISOString() : undefined;

/**
 * Returns whether the device was received and its repair has not begun. Exports of earlier versions
 * gave such a booking the status in progress.
 */
const isReceived = ({ stage, status }: Booking) => stage === 'received' && status === 'in_progress';

function stageOf(booking: Booking): Booking['stage'] {
  const { stage, status } = booking;
  if (isReceived(booking)) return stage;
  if (stage && statusOfStage(stage) === status) return stage;
  // Exports of earlier versions have no stages, so it is unknown whether a completed device was
  // collected.
  return status === 'in_progress' ? stageAfterStatus(stage, status) : undefined;
}
