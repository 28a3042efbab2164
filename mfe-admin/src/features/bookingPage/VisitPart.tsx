import { Link } from 'react-router-dom';
import { stageLabel } from '@mcs-repairs/shared/domain/rules/repairStage';
import type { BookingPage } from '@mcs-repairs/shared/domain/types/repair';
import { ButtonLink } from '@mcs-repairs/shared/ui/ButtonLink';
import { StatusBadge } from '@mcs-repairs/shared/ui/StatusBadge';
import { PasscodeView } from '../../staff/PasscodeView';
import styles from './BookingParts.module.css';

/** The other devices of the visit, the ticket of this one, and its passcode on request. */
export function VisitPart({ page: { booking, siblings = [], intake } }: { page: BookingPage }) {
  const { id, customerPhone } = booking;
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
      <div className={styles.actions}>
        <ButtonLink variant="secondary" size="small" to={`/admin/ticket/${encodeURIComponent(id)}`}>
          Print ticket or label
        </ButtonLink>
        {customerPhone && (
          <ButtonLink
            variant="secondary"
            size="small"
            to={`/admin/intake?with=${encodeURIComponent(booking.reference)}`}
          >
            Check in another device
          </ButtonLink>
        )}
      </div>
      {intake?.hasPasscode && <PasscodeView bookingId={id} />}
    </section>
  );
}
