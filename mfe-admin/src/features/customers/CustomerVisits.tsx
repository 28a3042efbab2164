import { Link } from 'react-router-dom';
import type { Booking } from 'shared/domain/types/booking';
import { Button } from 'shared/ui/Button';
import { StatusBadge } from 'shared/ui/StatusBadge';
import { VisuallyHidden } from 'shared/ui/VisuallyHidden';
import { nepalInstant } from 'shared/domain/rules/nepalTime';
import { Part } from './Part';
import styles from './Customers.module.css';

type CustomerVisitsProps = { bookings: readonly Booking[]; onOpen: (id: string) => void };

export function CustomerVisits({ bookings, onOpen }: CustomerVisitsProps) {
  return (
    <Part title="Visits" count={bookings.length} empty="No visits.">
      {bookings.map(({ id, reference, deviceModel, repairService, status, createdAt }) => (
        <li key={id} className={styles.line}>
          <Link to={`/admin/bookings/${encodeURIComponent(reference)}`}>{reference}</Link>
          <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => onOpen(id)}>
            Look<VisuallyHidden> at {reference}</VisuallyHidden>
          </Button>
          <StatusBadge status={status} />
          <span className={styles.words}>
            {deviceModel}, {repairService}
          </span>
          <span className={styles.quiet}>{nepalInstant(createdAt)}</span>
        </li>
      ))}
    </Part>
  );
}
