import { stageAfterStatus, statusOfStage } from 'shared/domain/rules/repairStage';
import type { Booking } from 'shared/domain/types/booking';

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
    technicianId: undefined,
    stage: stageOf(booking),
  };
}

function stageOf({ stage, status }: Booking): Booking['stage'] {
  if (stage && statusOfStage(stage) === status) return stage;
  // Of a completed one of before there were stages nobody knows whether it was collected.
  return status === 'in_progress' ? stageAfterStatus(stage, status) : undefined;
}
