import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import { BookingRow } from './BookingRow';
import type { StatusChanges } from './useChangeStatus';
import styles from './BookingTable.module.css';

const COLUMNS = [
  'Status',
  'Customer',
  'Contact',
  'Appointment',
  'Device and service',
  'Price',
  'Actions',
];

type BookingTableProps = {
  bookings: readonly Booking[];
  labelledBy: string;
  changes: StatusChanges;
  onOpen: (id: string) => void;
};

export function BookingTable({ bookings, labelledBy, changes, onOpen }: BookingTableProps) {
  const { change, changing, refusal, shown } = changes;
  return (
    <table role="table" aria-labelledby={labelledBy} className={styles.table}>
      <thead role="rowgroup" className={styles.head}>
        <tr role="row">
          {COLUMNS.map((name) => (
            <th key={name} role="columnheader" scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={styles.body}>
        {bookings.map(shown).map((booking) => (
          <BookingRow
            key={booking.id}
            booking={booking}
            changing={changing}
            refusal={refusal?.id === booking.id ? refusal.text : undefined}
            onOpen={() => onOpen(booking.id)}
            onChange={(to) => void change(booking, to)}
          />
        ))}
      </tbody>
    </table>
  );
}
