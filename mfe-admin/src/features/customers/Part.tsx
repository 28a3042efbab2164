import { useId, type ReactNode } from 'react';
import styles from './Customers.module.css';

type PartProps = {
  title: string;
  count: number;
  empty: string;
  children: ReactNode;
  /** Content below the list, for example a form that adds an entry. */
  after?: ReactNode;
};

/** Shows a list of one kind of data, with the number of entries in its heading. */
export function Part({ title, count, empty, children, after }: PartProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.part}>
      <h3 id={headingId} className={styles.heading}>
        {title} <span className={styles.quiet}>{count}</span>
      </h3>
      {count === 0 ? <p className={styles.quiet}>{empty}</p> : <ul>{children}</ul>}
      {after}
    </section>
  );
}
