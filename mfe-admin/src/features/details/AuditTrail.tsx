import { statusText } from '@mcs-repairs/shared/domain/rules/bookingStatus';
import type { AuditEntry } from '@mcs-repairs/shared/domain/types/booking';
import { nepalInstant } from '@mcs-repairs/shared/domain/rules/nepalTime';
import styles from './BookingDetails.module.css';

/**
 * Lists the status changes of a booking, newest first: who changed it, when, and from which status
 * to which.
 */
export function AuditTrail({ entries }: { entries: readonly AuditEntry[] }) {
  const newestFirst = [...entries].sort((a, b) => (a.at < b.at ? 1 : -1));
  return (
    <section aria-label="Changes" className={styles.audit}>
      <h3 className={styles.heading}>Changes</h3>
      <ol className={styles.entries}>
        {newestFirst.map((entry) => (
          <li key={entry.id} className={styles.entry} data-status={entry.to}>
            <span>{changeText(entry)}</span>
            <span className={styles.second}>
              {byText(entry.by)}, <time dateTime={entry.at}>{nepalInstant(entry.at)}</time>
            </span>
            {entry.note && <span className={styles.second}>{entry.note}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function changeText({ from, to, stage }: AuditEntry): string {
  // Only the first entry has no previous status. It is the check-in of a walk-in or the creation of
  // a booking.
  if (from === null)
    return stage === 'received' ? 'Received' : `Status when booked: ${statusText(to)}`;
  return from === to
    ? `Details changed, status: ${statusText(to)}`
    : `From ${statusText(from)} to ${statusText(to)}`;
}

function byText(by: string): string {
  return by === 'customer' ? 'The customer' : by;
}
