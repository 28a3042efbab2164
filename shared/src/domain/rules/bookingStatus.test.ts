import { BOOKING_STATUSES, type BookingStatus } from '../types/booking';
import {
  allowedTransitions,
  canTransition,
  customerActions,
  holdsSlot,
  statusLabel,
  statusText,
} from './bookingStatus';

/**
 * All changes of status that the dashboard allows (specification, section 4). The third value is
 * the label of the button.
 */
const ALLOWED: [BookingStatus, BookingStatus, string][] = [
  ['pending', 'confirmed', 'Confirm'],
  ['pending', 'cancelled', 'Cancel'],
  ['confirmed', 'in_progress', 'Start'],
  ['confirmed', 'cancelled', 'Cancel'],
  ['in_progress', 'completed', 'Complete'],
  ['in_progress', 'cancelled', 'Cancel'],
];

describe('status of a booking (section 4)', () => {
  const pairs = BOOKING_STATUSES.flatMap((from) =>
    BOOKING_STATUSES.map((to) => [from, to] as const),
  );
  test.each(pairs)('from %s to %s', (from, to) => {
    const listed = ALLOWED.find(([a, b]) => a === from && b === to);
    expect(canTransition(from, to)).toBe(listed !== undefined);
    expect(allowedTransitions(from).find((choice) => choice.to === to)?.label).toBe(listed?.[2]);
  });

  test('completed and cancelled have no change control', () => {
    expect(allowedTransitions('completed')).toEqual([]);
    expect(allowedTransitions('cancelled')).toEqual([]);
  });

  test('in_progress is shown as "in progress", and as "In Progress" in the filter', () => {
    expect(statusText('in_progress')).toBe('in progress');
    expect(BOOKING_STATUSES.map(statusLabel)).toEqual([
      'Pending',
      'Confirmed',
      'In Progress',
      'Completed',
      'Cancelled',
    ]);
  });

  test('a cancelled booking frees its slot, every other one holds it', () => {
    expect(BOOKING_STATUSES.filter(holdsSlot)).toEqual([
      'pending',
      'confirmed',
      'in_progress',
      'completed',
    ]);
  });

  test('a customer may cancel or reschedule a booking until its repair begins', () => {
    const open = BOOKING_STATUSES.filter(
      (status) => customerActions(status).cancel && customerActions(status).reschedule,
    );
    expect(open).toEqual(['pending', 'confirmed']);
  });
});
