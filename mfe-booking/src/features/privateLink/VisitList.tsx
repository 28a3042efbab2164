import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { SECRET_PATHS } from '@mcs-repairs/shared/domain/rules/secretLinks';
import type { BookingReceipt } from '@mcs-repairs/shared/domain/types/booking';
import { Heading } from '@mcs-repairs/shared/ui/Heading';
import { StatusBadge } from '@mcs-repairs/shared/ui/StatusBadge';
import { appointmentText, instantText } from '../../appointmentText';
import styles from './VisitList.module.css';

type When = Pick<BookingReceipt, 'appointmentDate' | 'appointmentTime' | 'arrivedAt'>;

function timeOf({ appointmentDate, appointmentTime, arrivedAt }: When): string {
  if (arrivedAt) return `Received ${instantText(arrivedAt)}`;
  return appointmentDate ? appointmentText(appointmentDate, appointmentTime) : 'No time agreed yet';
}

/** Lists bookings, newest first. Each booking links to its own page. */
export function VisitList({ visits }: { visits: readonly BookingReceipt[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.visits} aria-labelledby="my-visits">
      <Heading level={2} id="my-visits" ref={heading} tabIndex={-1} className={styles.heading}>
        Your repairs with us
      </Heading>
      {visits.length === 0 && <p>We no longer store any of your bookings.</p>}
      <ul className={styles.list}>
        {visits.map(({ reference, token, device, service, status, ...when }) => (
          <li key={reference} className={styles.visit}>
            <div className={styles.top}>
              <Link to={SECRET_PATHS.myBooking(token)} className={styles.link}>
                {device}, {service}
              </Link>
              <StatusBadge status={status} />
            </div>
            <p className={styles.when}>
              {when.kind === 'request' ? reference : `#${reference}`}
              {' · '}
              {timeOf(when)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
