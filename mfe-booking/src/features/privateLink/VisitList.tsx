import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { SECRET_PATHS } from 'shared/domain/rules/secretLinks';
import type { BookingReceipt } from 'shared/domain/types/booking';
import { Heading } from 'shared/ui/Heading';
import { StatusBadge } from 'shared/ui/StatusBadge';
import { appointmentText } from '../../appointmentText';
import styles from './VisitList.module.css';

/** Newest first; each leads to its own page. */
export function VisitList({ visits }: { visits: readonly BookingReceipt[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.visits} aria-labelledby="my-visits">
      <Heading level={2} id="my-visits" ref={heading} tabIndex={-1} className={styles.heading}>
        Your repairs with us
      </Heading>
      {visits.length === 0 && <p>We no longer keep any booking of yours.</p>}
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
              {when.appointmentDate
                ? appointmentText(when.appointmentDate, when.appointmentTime)
                : 'No time agreed yet'}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
