import { Link } from 'react-router-dom';
import { TODAY_MOST } from '@mcs-repairs/shared/domain/rules/today';
import type { Today } from '@mcs-repairs/shared/domain/types/today';
import { shownCount } from '../../format/shownCount';
import styles from './Today.module.css';

const INBOXES = [
  {
    to: '/admin/enquiries',
    one: 'unanswered enquiry',
    many: 'unanswered enquiries',
    of: 'enquiries',
  },
  {
    to: '/admin/quote-requests',
    one: 'unanswered quote request',
    many: 'unanswered quote requests',
    of: 'quoteRequests',
  },
  {
    to: '/admin/community',
    one: 'unanswered discussion',
    many: 'unanswered discussions',
    of: 'posts',
  },
] as const;

/** The number of open items in each inbox, with a link to it. */
export function TodayInboxes({ today }: { today: Today }) {
  const open = INBOXES.filter(({ of }) => today[of] > 0);
  if (open.length === 0) {
    return <p className={styles.calm}>Every enquiry, quote request and discussion is answered.</p>;
  }
  return (
    <ul aria-label="Unanswered" className={styles.inboxes}>
      {open.map(({ to, one, many, of }) => (
        <li key={to}>
          <Link to={to} className={styles.inbox}>
            <strong className={styles.number}>{shownCount(today[of], TODAY_MOST - 1)}</strong>{' '}
            {today[of] === 1 ? one : many}
          </Link>
        </li>
      ))}
    </ul>
  );
}
