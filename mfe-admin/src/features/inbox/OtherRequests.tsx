import { Link } from 'react-router-dom';
import { nepalInstant } from '@mcs-repairs/shared/domain/rules/nepalTime';
import type { RequestPage } from '@mcs-repairs/shared/domain/types/requestPage';
import styles from './Request.module.css';

/** Lists other requests with the same phone number or email address. */
export function OtherRequests({ page: { others } }: { page: RequestPage }) {
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="others" className={styles.card}>
      <h2 id="others" className={styles.heading}>
        Other enquiries of this person
      </h2>
      <ul className={styles.others}>
        {others.map(({ topic, reference, about, createdAt, handledAt }) => (
          <li key={reference}>
            <Link to={`/admin/${topic}/${reference}`}>{reference}</Link>
            <span className={styles.second}>
              {nepalInstant(createdAt)}, {handledAt ? 'handled' : 'to do'}
            </span>
            {about && <span className={styles.about}>{about}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
