import { Link } from 'react-router-dom';
import type { BookingDecision, DisplacedBooking } from '@mcs-repairs/shared/domain/types/schedule';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { shortDate } from '@mcs-repairs/shared/domain/rules/nepalTime';
import styles from './Schedule.module.css';

const WORDS: Record<BookingDecision, string> = {
  move: 'other times offered, no answer yet',
  keep: 'kept',
  cancel: 'the owner decided to cancel it',
};

/** Lists bookings outside the opening hours until they are rescheduled or their day arrives. */
export function DisplacedBookings({ bookings }: { bookings: readonly DisplacedBooking[] }) {
  if (bookings.length === 0) return null;
  return (
    <Notice
      tone="warning"
      title={`${bookings.length === 1 ? '1 booking is' : `${bookings.length} bookings are`} at a time when the shop is closed`}
    >
      <ul className={styles.displaced}>
        {bookings.map(({ id, reference, customerName, customerPhone, decision, ...when }) => (
          <li key={id}>
            <Link to={`/admin/bookings?booking=${id}`}>{reference}</Link>, {customerName},{' '}
            {customerPhone}: {shortDate(when.appointmentDate)}, {when.appointmentTime},{' '}
            {decision ? WORDS[decision] : 'not decided'}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
