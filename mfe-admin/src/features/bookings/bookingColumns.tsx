import { Link } from 'react-router-dom';
import { arrivalDay, arrivalText } from '@mcs-repairs/shared/domain/rules/arrival';
import { callHref, mailHref } from '@mcs-repairs/shared/domain/rules/contactLinks';
import { nepalInstant, shortDate, wishedTime } from '@mcs-repairs/shared/domain/rules/nepalTime';
import { stageLabel } from '@mcs-repairs/shared/domain/rules/repairStage';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import { Badge } from '@mcs-repairs/shared/ui/Badge';
import { StatusBadge } from '@mcs-repairs/shared/ui/StatusBadge';
import { HeldUntil } from '../../format/HeldUntil';
import type { Column } from '../../list/DataTable';
import styles from './BookingTable.module.css';

/**
 * The columns that the specification requires, and optional columns that staff can add. The column
 * with the actions is the last.
 */
export const BOOKING_COLUMNS: readonly Column<Booking>[] = [
  {
    id: 'status',
    name: 'Status',
    className: styles.status,
    cell: (booking) => (
      <>
        <StatusBadge status={booking.status} />
        <HeldUntil booking={booking} />
        {booking.spamAt && <Badge tone="danger">Spam</Badge>}
      </>
    ),
  },
  {
    id: 'customer',
    name: 'Customer',
    isHeader: true,
    isFixed: true,
    className: styles.customer,
    cell: ({ customerName, reference, stage }) => (
      <>
        {customerName}
        <span className={styles.below}>
          <Link to={`/admin/bookings/${reference}`} className={styles.reference}>
            {reference}
          </Link>
          {stage && <span className={styles.second}>{stageLabel(stage)}</span>}
        </span>
      </>
    ),
  },
  {
    id: 'contact',
    name: 'Contact',
    className: styles.contact,
    cell: ({ customerPhone, customerEmail }) => (
      <>
        <a href={callHref(customerPhone)}>{customerPhone}</a>
        {customerEmail && (
          <a href={mailHref(customerEmail)} title={customerEmail}>
            {customerEmail}
          </a>
        )}
      </>
    ),
  },
  {
    id: 'appointment',
    name: 'Appointment',
    className: styles.appointment,
    cell: (booking) => <Appointment booking={booking} />,
  },
  {
    id: 'device',
    name: 'Device and service',
    className: styles.device,
    cell: ({ deviceModel, repairService }) => (
      <>
        {deviceModel}
        <span className={styles.second}>{repairService}</span>
      </>
    ),
  },
  { id: 'price', name: 'Price', className: styles.price, cell: () => 'Call for price' },
  {
    id: 'promised',
    name: 'Promised day',
    isExtra: true,
    className: styles.promised,
    cell: ({ promisedDate }) => (promisedDate ? shortDate(promisedDate) : 'None'),
  },
  {
    id: 'shelf',
    name: 'Shelf',
    isExtra: true,
    className: styles.shelf,
    cell: ({ shelf }) => shelf || 'None',
  },
  {
    id: 'created',
    name: 'Created',
    isExtra: true,
    className: styles.created,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{nepalInstant(createdAt)}</time>,
  },
];

function Appointment({ booking }: { booking: Booking }) {
  const { appointmentDate, appointmentTime, preferredDate } = booking;
  const arrived = arrivalDay(booking);
  if (arrived) {
    return (
      <>
        <time dateTime={booking.arrivedAt}>{shortDate(arrived)}</time>
        <span className={styles.second}>{arrivalText(booking)}</span>
      </>
    );
  }
  if (!appointmentDate) {
    return (
      <>
        No appointment
        {preferredDate && (
          <span className={styles.second}>Prefers {wishedTime(preferredDate)}</span>
        )}
      </>
    );
  }
  return (
    <>
      <time dateTime={appointmentDate}>{shortDate(appointmentDate)}</time>
      <span className={styles.second}>{appointmentTime}</span>
    </>
  );
}
