import type { KeyboardEvent } from 'react';
import { allowedTransitions } from '@mcs-repairs/shared/domain/rules/bookingStatus';
import {
  bookingStatusSchema,
  type Booking,
  type BookingStatus,
} from '@mcs-repairs/shared/domain/types/booking';
import { SelectInput } from '@mcs-repairs/shared/ui/SelectInput';
import styles from './BookingTable.module.css';

type StatusControlProps = {
  booking: Booking;
  disabled: boolean;
  onChange: (to: BookingStatus) => void;
};

/**
 * Offers the allowed status changes. Completed and cancelled bookings have none (specification,
 * section 4).
 */
export function StatusControl({ booking, disabled, onChange }: StatusControlProps) {
  const choices = allowedTransitions(booking.status);
  if (choices.length === 0) return null;
  return (
    <SelectInput
      aria-label={`Change status of ${booking.customerName}, ${booking.reference}`}
      value=""
      disabled={disabled}
      className={styles.control}
      onKeyDown={openInsteadOfChanging}
      onChange={({ target }) => onChange(bookingStatusSchema.parse(target.value))}
    >
      <option value="">Change status</option>
      {choices.map(({ to, label }) => (
        <option key={to} value={to}>
          {label}
        </option>
      ))}
    </SelectInput>
  );
}

/**
 * In some browsers an arrow key changes the value of a closed list, which could cancel a repair by
 * accident. So the arrow key opens the list instead.
 */
function openInsteadOfChanging(event: KeyboardEvent<HTMLSelectElement>) {
  if (!['ArrowDown', 'ArrowUp'].includes(event.key) || event.altKey) return;
  if (typeof event.currentTarget.showPicker !== 'function') return;
  event.preventDefault();
  event.currentTarget.showPicker();
}
