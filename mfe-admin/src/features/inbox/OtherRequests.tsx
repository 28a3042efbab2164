import { Link } from 'react-router-dom';
import { mergeRequests } from '@mcs-repairs/shared/domain/contract/requestPages';
import { nepalInstant } from '@mcs-repairs/shared/domain/rules/nepalTime';
import type { OtherRequest, RequestPage } from '@mcs-repairs/shared/domain/types/requestPage';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { StatusBadge } from '@mcs-repairs/shared/ui/StatusBadge';
import { useStaffAction } from '../../staff/useStaffAction';
import styles from './Request.module.css';

/** Lists other requests and bookings with the same phone number or email address. */
export function OtherRequests({ page }: { page: RequestPage }) {
  const { topic, id, others, entries } = page;
  const linked = new Set(entries.map(({ booking }) => booking));
  const bookings = page.bookings.filter(({ reference }) => !linked.has(reference));
  const { act, working, failure } = useStaffAction();
  if (others.length + bookings.length === 0) return null;
  const merge = ({ reference: other }: OtherRequest) =>
    act(
      ({ call }) => call(mergeRequests, { params: { topic, id }, body: { other } }),
      `${other} was merged into ${page.reference}.`,
    );
  return (
    <section aria-labelledby="others" className={styles.card}>
      <h2 id="others" className={styles.heading}>
        Other requests of this customer
      </h2>
      {failure && (
        <Notice tone="danger" live>
          {failure.message}
        </Notice>
      )}
      <ul className={styles.others}>
        {others.map((other) => (
          <li key={other.reference}>
            <Link to={`/admin/${other.topic}/${other.reference}`}>{other.reference}</Link>
            <span className={styles.second}>
              {nepalInstant(other.createdAt)}, {other.handledAt ? 'handled' : 'not handled'}
            </span>
            {other.about && <span className={styles.about}>{other.about}</span>}
            {other.canMerge && (
              <Button
                variant="secondary"
                size="small"
                disabled={working}
                onClick={() => void merge(other)}
              >
                {`Merge ${other.reference} into ${page.reference}`}
              </Button>
            )}
          </li>
        ))}
        {bookings.map(({ reference, about, createdAt, status }) => (
          <li key={reference}>
            <Link to={`/admin/bookings/${encodeURIComponent(reference)}`}>Booking {reference}</Link>
            <StatusBadge status={status} />
            <span className={styles.about}>
              {[about, nepalInstant(createdAt)].filter(Boolean).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
