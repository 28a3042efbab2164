import type { RefObject } from 'react';
import { canTransition } from '@mcs-repairs/shared/domain/rules/bookingStatus';
import type { Booking, BookingStatus } from '@mcs-repairs/shared/domain/types/booking';
import { useListKeys } from '../../list/useListKeys';
import { rowIdOf } from './rowFocus';

type RowKeys = {
  enabled: boolean;
  list: RefObject<HTMLElement | null>;
  searchBox: RefObject<HTMLInputElement | null>;
  bookings: readonly Booking[];
  onChange: (booking: Booking, to: BookingStatus) => void;
};

/**
 * Cancelling a booking sends a message to the customer. So this shortcut needs Shift, against
 * accidental presses.
 */
const CHANGE_KEYS: Record<string, BookingStatus> = {
  c: 'confirmed',
  s: 'in_progress',
  d: 'completed',
  X: 'cancelled',
};

/**
 * The keyboard shortcuts of the dashboard: the shortcuts of every list, the search, and changes of
 * status.
 */
export function useRowKeys({ enabled, list, searchBox, bookings, onChange }: RowKeys): void {
  useListKeys({
    enabled,
    list,
    other(event, target) {
      // With Caps Lock on, the key X produces a capital letter without Shift. So the code checks
      // Shift, too.
      if (event.key === 'X' && !event.shiftKey) return false;
      if (event.key === '/') searchBox.current?.focus();
      else return changeStatus(event.key, rowIdOf(target), { bookings, onChange });
      return true;
    },
  });
}

function changeStatus(
  key: string,
  rowId: string | null,
  { bookings, onChange }: Pick<RowKeys, 'bookings' | 'onChange'>,
): boolean {
  const booking = bookings.find(({ id }) => id === rowId);
  const to = CHANGE_KEYS[key];
  if (!booking || !to || !canTransition(booking.status, to)) return false;
  onChange(booking, to);
  return true;
}
