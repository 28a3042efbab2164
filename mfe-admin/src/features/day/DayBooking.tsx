import { callHref } from '@mcs-repairs/shared/domain/rules/contactLinks';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { StatusBadge } from '@mcs-repairs/shared/ui/StatusBadge';
import { HeldUntil } from '../../format/HeldUntil';
import styles from './DayView.module.css';

type DayBookingProps = { booking: Booking; onOpen: (id: string) => void };

export function DayBooking({ booking, onOpen }: DayBookingProps) {
  return (
    <div className={styles.booking}>
      <Button
        variant="quiet"
        size="small"
        aria-haspopup="dialog"
        onClick={() => onOpen(booking.id)}
      >
        {booking.customerName}
      </Button>
      <span className={styles.repair}>
        {booking.deviceModel}, {booking.repairService}
      </span>
      <span className={styles.phone}>
        <a href={callHref(booking.customerPhone)}>{booking.customerPhone}</a>
      </span>
      <StatusBadge status={booking.status} />
      <HeldUntil booking={booking} />
    </div>
  );
}
