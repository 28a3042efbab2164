import { nepalInstant } from '@mcs-repairs/shared/domain/rules/nepalTime';
import { relativeTime } from '@mcs-repairs/shared/domain/rules/relativeTime';
import { TODAY_MOST } from '@mcs-repairs/shared/domain/rules/today';
import type { Today } from '@mcs-repairs/shared/domain/types/today';
import { useNow } from '@mcs-repairs/shared/platform/site';
import { ButtonLink } from '@mcs-repairs/shared/ui/ButtonLink';
import { shownCount } from '../../format/shownCount';
import styles from './Today.module.css';

/** Lists the questions of customers that nobody has answered. */
export function Questions({ of: { total, lines } }: { of: Today['questions'] }) {
  const now = useNow();
  return (
    <section id="questions" aria-labelledby="questions-title" className={styles.part}>
      <h2 id="questions-title" className={styles.heading}>
        Customers’ questions{' '}
        <span className={styles.total}>{shownCount(total, TODAY_MOST - 1)}</span>
      </h2>
      <ul>
        {lines.map(({ id, reference, customerName, at, text }) => (
          <li key={id} className={styles.row}>
            <span className={styles.lead} title={nepalInstant(at)}>
              {relativeTime(at, now)}
            </span>
            <div className={styles.who}>
              <span className={styles.person}>{customerName}</span>
              <span className={styles.reference}>{reference}</span>
            </div>
            <span className={styles.what} title={text}>
              {text}
            </span>
            <div className={styles.step}>
              <ButtonLink
                variant="secondary"
                size="small"
                to={`/admin/bookings/${encodeURIComponent(reference)}`}
                aria-label={`Answer question: ${customerName}, ${reference}`}
              >
                Answer question
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
