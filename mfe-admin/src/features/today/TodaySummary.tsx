import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { Today } from '@mcs-repairs/shared/domain/types/today';
import { useNow } from '@mcs-repairs/shared/platform/site';
import { toDoOf } from './toDo';
import styles from './Today.module.css';

/** Says in one sentence what to do now. Each part of it links to the bookings that it counts. */
export function TodaySummary({ today }: { today: Today }) {
  const toDo = toDoOf(today, useNow());
  return (
    <section aria-label="To do now" className={styles.summary}>
      <p>
        {toDo.length === 0 && 'Nothing needs an answer or a confirmation now'}
        {toDo.map(({ text, to }, index) => (
          <Fragment key={to + text}>
            {index > 0 && ', '}
            <Link to={to} className={styles.toDo}>
              {text}
            </Link>
          </Fragment>
        ))}
        .
      </p>
    </section>
  );
}
