import { stageAfterStatus, statusOfStage } from '@mcs-repairs/shared/domain/rules/repairStage';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';

/**
 * Converts an exported booking for storage. Removes the time limit for its confirmation, which has
 * passed by now. Removes the technician, whose account may belong to another shop. Sets a stage
 * that fits the status. Writes times in the standard format, because lists sort them as text.
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

/** Returns the arrival time of a walk-in. Undefined for a booking with an appointment. */
const arrivalOf = ({ arrivedAt, appointmentDate }: Booking) =>
  arrivedAt && !appointmentDate ? new Date(arrivedAt).toISOString() : undefined;

/**
 * Returns whether the shop has the device but the repair has not begun. In exports of earlier
 * versions, such a booking has the status `in_progress`.
 */
const isReceived = ({ stage, status }: Booking) => stage === 'received' && status === 'in_progress';

function stageOf(booking: Booking): Booking['stage'] {
  const { stage, status } = booking;
  if (isReceived(booking)) return stage;
  if (stage && statusOfStage(stage) === status) return stage;
  // Exports of earlier versions have no stages. A completed booking from such an export gets no
  // stage, because it is unknown whether the customer collected the device.
  return status === 'in_progress' ? stageAfterStatus(stage, status) : undefined;
}
