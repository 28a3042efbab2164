import type { BookingStatus } from '../types/booking';

export type TransitionChoice = {
  to: BookingStatus;
  label: 'Confirm' | 'Start' | 'Complete' | 'Cancel';
};

const CANCEL: TransitionChoice = { to: 'cancelled', label: 'Cancel' };

/** The changes of status that the dashboard allows (specification, section 4). */
const GRAPH: Record<BookingStatus, readonly TransitionChoice[]> = {
  pending: [{ to: 'confirmed', label: 'Confirm' }, CANCEL],
  confirmed: [{ to: 'in_progress', label: 'Start' }, CANCEL],
  in_progress: [{ to: 'completed', label: 'Complete' }, CANCEL],
  completed: [],
  cancelled: [],
};

const LABELS: Record<BookingStatus, string> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  in_progress: 'In Progress',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

/** The status of every new booking (specification, section 4). */
export const FIRST_STATUS: BookingStatus = 'pending';

/**
 * Returns the changes of status that staff may make, in the order in which the screen shows them.
 * The list is empty for completed and cancelled bookings.
 */
export function allowedTransitions(from: BookingStatus): readonly TransitionChoice[] {
  return GRAPH[from];
}

export function canTransition(from: BookingStatus, to: BookingStatus): boolean {
  return GRAPH[from].some((choice) => choice.to === to);
}

/**
 * Returns whether the allowed changes of status lead from one status to another, directly or
 * through others. No way leads through `cancelled`.
 */
export function canReach(from: BookingStatus, to: BookingStatus): boolean {
  return from === to || GRAPH[from].some((choice) => choice.to === to || canReach(choice.to, to));
}

/** Returns the name of a status for filters and buttons, such as `In Progress`. */
export function statusLabel(status: BookingStatus): string {
  return LABELS[status];
}

/**
 * Returns the name of a status for badges and sentences, such as `in progress` (specification,
 * section 4).
 */
export function statusText(status: BookingStatus): string {
  return LABELS[status].toLowerCase();
}

/**
 * Returns whether a booking with this status uses a place in its slot. Only a cancelled booking
 * does not.
 */
export function holdsSlot(status: BookingStatus): boolean {
  return status !== 'cancelled';
}

/**
 * Returns what customers may do with a booking of this status. They may cancel or reschedule it
 * until the repair begins.
 */
export function customerActions(status: BookingStatus): { reschedule: boolean; cancel: boolean } {
  const open = status === 'pending' || status === 'confirmed';
  return { reschedule: open, cancel: open };
}
