import { stageAfterStatus, statusOfStage } from '@mcs-repairs/shared/domain/rules/repairStage';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';

/**
 * A booking of an export as it is stored: held times are decided by now, accounts may be another shop's, a stage belongs to its
 * status, instants are written as everywhere, since lists order them as text.
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

/** What has an appointment did not come without one. */
const arrivalOf = ({ arrivedAt, appointmentDate }: Booking) =>
  arrivedAt && !appointmentDate ? new Date(arrivedAt).toISOString() : undefined;

/** Of an export of before: what was received counted as in progress. */
const isReceived = ({ stage, status }: Booking) => stage === 'received' && status === 'in_progress';

function stageOf(booking: Booking): Booking['stage'] {
  const { stage, status } = booking;
  if (isReceived(booking)) return stage;
  if (stage && statusOfStage(stage) === status) return stage;
  // Of a completed one of before there were stages nobody knows whether it was collected.
  return status === 'in_progress' ? stageAfterStatus(stage, status) : undefined;
}
