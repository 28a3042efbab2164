import { Link } from 'react-router-dom';
import { stageLabel } from '@mcs-repairs/shared/domain/rules/repairStage';
import type { BookingPage } from '@mcs-repairs/shared/domain/types/repair';
import { StatusBadge } from '@mcs-repairs/shared/ui/StatusBadge';
import { PasscodeView } from '../../staff/PasscodeView';
import styles from './BookingParts.module.css';

/** Shows the other devices of the visit. A member can also reveal the passcode of this device. */
export function VisitPart({ page: { booking, siblings = [], intake } }: { page: BookingPage }) {
  const { id } = booking;
  if (siblings.length === 0 && !intake?.hasPasscode) return null;
  return (
    <section aria-label="Visit" className={styles.card}>
      <h2 className={styles.heading}>Visit</h2>
      {siblings.length > 0 && (
        <ul aria-label="Other devices of this visit" className={styles.notes}>
          {siblings.map((sibling) => (
            <li key={sibling.id} className={styles.top}>
              <Link to={`/admin/bookings/${encodeURIComponent(sibling.reference)}`}>
                {sibling.deviceModel}
              </Link>
              <StatusBadge status={sibling.status} />
              {sibling.stage && <span className={styles.second}>{stageLabel(sibling.stage)}</span>}
            </li>
          ))}
        </ul>
      )}
      {intake?.hasPasscode && <PasscodeView bookingId={id} />}
    </section>
  );
}
