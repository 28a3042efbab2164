import { Link } from 'react-router-dom';
import { arrivalDay, arrivalText } from '@mcs-repairs/shared/domain/rules/arrival';
import { shortDate, wishedTime } from '@mcs-repairs/shared/domain/rules/nepalTime';
import type { Booking, BookingStatus } from '@mcs-repairs/shared/domain/types/booking';
import { callHref, mailHref } from '@mcs-repairs/shared/domain/rules/contactLinks';
import { stageLabel } from '@mcs-repairs/shared/domain/rules/repairStage';
import { Badge } from '@mcs-repairs/shared/ui/Badge';
import { IconButton } from '@mcs-repairs/shared/ui/IconButton';
import { EyeIcon } from '@mcs-repairs/shared/ui/icons';
import { StatusBadge } from '@mcs-repairs/shared/ui/StatusBadge';
import { HeldUntil } from '../../format/HeldUntil';
import { StatusControl } from './StatusControl';
import styles from './BookingTable.module.css';

type BookingRowProps = {
  booking: Booking;
  changing: boolean;
  refusal?: string;
  onOpen: () => void;
  onChange: (to: BookingStatus) => void;
};

/**
 * A row on wide screens, a card on phones. The ARIA roles are explicit, because CSS removes them
 * from a table with another display.
 */
export function BookingRow({ booking, changing, refusal, onOpen, onChange }: BookingRowProps) {
  const { id, reference, customerName, customerPhone, customerEmail, deviceModel } = booking;
  return (
    <tr role="row" className={styles.row} data-booking={id}>
      <td role="cell" className={styles.status}>
        <StatusBadge status={booking.status} />
        <HeldUntil booking={booking} />
        {booking.spamAt && <Badge tone="danger">Spam</Badge>}
      </td>
      <th role="rowheader" scope="row" className={styles.customer}>
        {customerName}
        <Link to={`/admin/bookings/${reference}`} className={styles.reference}>
          {reference}
        </Link>
        {booking.stage && <span className={styles.second}>{stageLabel(booking.stage)}</span>}
      </th>
      <td role="cell" className={styles.contact}>
        <a href={callHref(customerPhone)}>{customerPhone}</a>
        <a href={mailHref(customerEmail)} title={customerEmail}>
          {customerEmail}
        </a>
      </td>
      <td role="cell" className={styles.appointment}>
        <Appointment booking={booking} />
      </td>
      <td role="cell" className={styles.device}>
        {deviceModel}
        <span className={styles.second}>{booking.repairService}</span>
      </td>
      <td role="cell" className={styles.price}>
        Call for price
      </td>
      <td role="cell" className={styles.actions}>
        <IconButton
          label={`View details of ${customerName}, ${reference}`}
          title="View details"
          icon={<EyeIcon />}
          onClick={onOpen}
          data-open={id}
          aria-haspopup="dialog"
        />
        <StatusControl booking={booking} disabled={changing} onChange={onChange} />
        {refusal && <p className={styles.refusal}>{refusal}</p>}
      </td>
    </tr>
  );
}

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
