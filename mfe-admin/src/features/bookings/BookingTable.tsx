import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import { IconButton } from '@mcs-repairs/shared/ui/IconButton';
import { EyeIcon } from '@mcs-repairs/shared/ui/icons';
import { DataTable, type Column } from '../../list/DataTable';
import { StatusControl } from './StatusControl';
import type { StatusChanges } from './useChangeStatus';
import styles from './BookingTable.module.css';

type BookingTableProps = {
  bookings: readonly Booking[];
  columns: readonly Column<Booking>[];
  labelledBy: string;
  changes: StatusChanges;
  onOpen: (id: string) => void;
};

export function BookingTable({
  bookings,
  columns,
  labelledBy,
  changes,
  onOpen,
}: BookingTableProps) {
  const { change, changing, refusal, shown } = changes;
  const actions: Column<Booking> = {
    id: 'actions',
    name: 'Actions',
    className: styles.actions,
    cell: (booking) => (
      <>
        <IconButton
          label={`View details of ${booking.customerName}, ${booking.reference}`}
          title="View details"
          icon={<EyeIcon />}
          onClick={() => onOpen(booking.id)}
          data-open={booking.id}
          aria-haspopup="dialog"
        />
        <StatusControl
          booking={booking}
          disabled={changing}
          onChange={(to) => void change(booking, to)}
        />
        {refusal?.id === booking.id && <p className={styles.refusal}>{refusal.text}</p>}
      </>
    ),
  };
  return (
    <DataTable
      aria-labelledby={labelledBy}
      columns={[...columns, actions]}
      rows={bookings.map(shown)}
      keyOf={({ id }) => id}
      rowProps={({ id }) => ({ 'data-booking': id })}
      className={styles.bookings}
    />
  );
}
