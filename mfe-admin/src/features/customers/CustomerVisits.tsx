import { Link } from 'react-router-dom';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { classes } from '@mcs-repairs/shared/ui/classes';
import { StatusBadge } from '@mcs-repairs/shared/ui/StatusBadge';
import { VisuallyHidden } from '@mcs-repairs/shared/ui/VisuallyHidden';
import { nepalInstant } from '@mcs-repairs/shared/domain/rules/nepalTime';
import { Part } from './Part';
import styles from './Customers.module.css';

type CustomerVisitsProps = { bookings: readonly Booking[]; onOpen: (id: string) => void };

export function CustomerVisits({ bookings, onOpen }: CustomerVisitsProps) {
  return (
    <Part title="Bookings" count={bookings.length} empty="No bookings.">
      {bookings.map(({ id, reference, deviceModel, repairService, status, createdAt }) => (
        <li key={id} className={classes(styles.line, styles.visit)}>
          <Link to={`/admin/bookings/${encodeURIComponent(reference)}`}>{reference}</Link>
          <StatusBadge status={status} />
          <span className={styles.words}>
            {deviceModel}, {repairService}
          </span>
          <span className={styles.quiet}>{nepalInstant(createdAt)}</span>
          <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => onOpen(id)}>
            View booking details<VisuallyHidden> of {reference}</VisuallyHidden>
          </Button>
        </li>
      ))}
    </Part>
  );
}
