import { useEffect, useEffectEvent, type RefObject } from 'react';
import { canTransition } from '@mcs-repairs/shared/domain/rules/bookingStatus';
import type { Booking, BookingStatus } from '@mcs-repairs/shared/domain/types/booking';
import { moveInList, rowIdOf } from './rowFocus';

type RowKeys = {
  enabled: boolean;
  list: RefObject<HTMLElement | null>;
  searchBox: RefObject<HTMLInputElement | null>;
  bookings: readonly Booking[];
  onChange: (booking: Booking, to: BookingStatus) => void;
};

/** A cancellation sends a message to the customer, so its shortcut needs Shift. */
const CHANGE_KEYS: Record<string, BookingStatus> = {
  c: 'confirmed',
  s: 'in_progress',
  d: 'completed',
  X: 'cancelled',
};

/**
 * The keyboard shortcuts of the dashboard. They ignore typing in a field and all keys while a
 * dialog is open.
 */
export function useRowKeys({ enabled, ...keys }: RowKeys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest('input, textarea, select, [role="dialog"]')) return;
    // With Caps Lock on, the key X produces a capital letter without Shift.
    if (event.key === 'X' && !event.shiftKey) return;
    if (obey(event.key, rowIdOf(target), keys)) event.preventDefault();
  });

  useEffect(() => {
    if (!enabled) return;
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [enabled]);
}

/** Runs the command of a key. Returns false if the key has none. */
function obey(key: string, rowId: string | null, keys: Omit<RowKeys, 'enabled'>): boolean {
  const list = keys.list.current;
  if (key === 'j' || (rowId && key === 'ArrowDown')) return moveInList(list, rowId, 1);
  if (key === 'k' || (rowId && key === 'ArrowUp')) return moveInList(list, rowId, -1);
  if (key === '/') keys.searchBox.current?.focus();
  else return changeStatus(key, rowId, keys);
  return true;
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
