import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { ToDo } from './toDo';
import styles from './Today.module.css';

/**
 * Says what to do now. The most urgent task is in large letters. All other tasks are in one
 * sentence below. Each task links to the bookings that it counts.
 */
export function TodaySummary({ toDo: [first, ...rest] }: { toDo: readonly ToDo[] }) {
  return (
    <section aria-label="To do now" className={styles.summary}>
      <p className={styles.now} data-late={first?.to === '#late' || undefined}>
        {first ? <ToDoLink {...first} /> : 'Nothing needs an answer or a confirmation now.'}
      </p>
      {rest.length > 0 && (
        <p>
          {rest.map((each, index) => (
            <Fragment key={each.to + each.text}>
              {index > 0 && ' '}
              <span className={styles.task}>
                <ToDoLink {...each} />
                {index < rest.length - 1 && ','}
              </span>
            </Fragment>
          ))}
        </p>
      )}
    </section>
  );
}

const ToDoLink = ({ to, text }: ToDo) => (
  <Link to={to} className={styles.toDo}>
    {text}
  </Link>
);
