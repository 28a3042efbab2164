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
 * Returns the changes of status that staff may make, in the order of the control. Empty for
 * completed and cancelled.
 */
export function allowedTransitions(from: BookingStatus): readonly TransitionChoice[] {
  return GRAPH[from];
}

export function canTransition(from: BookingStatus, to: BookingStatus): boolean {
  return GRAPH[from].some((choice) => choice.to === to);
}

/**
 * Returns whether a sequence of allowed changes leads from one status to another. No such sequence
 * includes a cancellation.
 */
export function canReach(from: BookingStatus, to: BookingStatus): boolean {
  return from === to || GRAPH[from].some((choice) => choice.to === to || canReach(choice.to, to));
}

/** Returns the status in the form for filters and buttons: `In Progress`. */
export function statusLabel(status: BookingStatus): string {
  return LABELS[status];
}

/**
 * Returns the status as badges and sentences show it (specification, section 4): `in progress`.
 */
export function statusText(status: BookingStatus): string {
  return LABELS[status].toLowerCase();
}

/**
 * Returns whether a booking with this status occupies its slot. Only a cancelled booking does not.
 */
export function holdsSlot(status: BookingStatus): boolean {
  return status !== 'cancelled';
}

/** Returns what customers may do. They may cancel or reschedule until the repair begins. */
export function customerActions(status: BookingStatus): { reschedule: boolean; cancel: boolean } {
  const open = status === 'pending' || status === 'confirmed';
  return { reschedule: open, cancel: open };
}
