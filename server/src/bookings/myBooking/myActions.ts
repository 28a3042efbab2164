import { customerActions, statusText } from '@mcs-repairs/shared/domain/rules/bookingStatus';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';

/**
 * Returns what a customer may do with a booking. Without an appointment, there is nothing to
 * reschedule. A booking that still needs a confirmation cannot be rescheduled.
 */
export function actionsOf({ status, stage, kind, heldUntil }: Booking): {
  reschedule: boolean;
  cancel: boolean;
} {
  // Customers can neither reschedule nor cancel a booking whose device is in the shop.
  if (stage) return { reschedule: false, cancel: false };
  const { reschedule, cancel: mayCancel } = customerActions(status);
  const isMovable = kind === 'appointment' && heldUntil === undefined;
  return { reschedule: reschedule && isMovable, cancel: mayCancel };
}

export function refusedAction(
  { status, stage, kind, heldUntil }: Booking,
  change: string,
): Result<never> {
  const message = stage
    ? `Your device is with us, so this booking cannot be ${change} here. Please call us.`
    : heldUntil && change === 'moved'
      ? 'Please confirm this booking first. Then you can reschedule it.'
      : kind === 'request' && change === 'moved'
        ? 'This request has no time yet: we agree on one with you. Please call us.'
        : `A booking that is ${statusText(status)} can no longer be ${change}. Please call us.`;
  return { ok: false, failure: { code: 'transition-refused', message } };
}
