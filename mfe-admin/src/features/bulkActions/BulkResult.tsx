import { statusText } from '@mcs-repairs/shared/domain/rules/bookingStatus';
import type { BulkActionName, BulkOutcome } from '@mcs-repairs/shared/domain/types/bulkAction';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import type { BulkReport } from './useBulkAction';
import styles from './BulkAction.module.css';

type Left = BulkOutcome['left'][number];

const DONE: Record<BulkActionName, string> = {
  spam: 'cancelled and marked as spam',
  cancel: 'cancelled',
  reopen: 'restored',
};

/** Shows which bookings a bulk action changed, and which it skipped and why. */
export function BulkResult({ report }: { report: BulkReport }) {
  const { action, outcome } = report;
  const { changed, left } = outcome;
  const are = changed.length === 1 ? '1 booking is' : `${changed.length} bookings are`;
  return (
    <div className={styles.criteria}>
      <Notice tone={changed.length ? 'success' : 'info'} live title={`${are} ${DONE[action]}`}>
        {action === 'reopen'
          ? 'Bookings whose time is still free are pending again.'
          : 'Other customers can book these times again. No emails were sent.'}
      </Notice>
      {left.length > 0 && (
        <Notice tone="warning" live title={`${left.length} not changed`}>
          <ul className={styles.left}>
            {left.map((one) => (
              <li key={one.id}>
                {one.reference || one.id}: {reasonText(one)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}

function reasonText({ reason, status, changedBy }: Left): string {
  const now = status ? statusText(status) : 'unknown';
  if (reason === 'gone') return 'the booking no longer exists';
  if (reason === 'slot-taken')
    return 'its time was booked meanwhile, so the booking stays cancelled';
  if (reason === 'status') return `not changed, because the booking is ${now}`;
  const who = changedBy === 'customer' ? 'the customer' : (changedBy ?? 'somebody');
  return `not changed, because ${who} changed the booking meanwhile. The booking is now ${now}`;
}
