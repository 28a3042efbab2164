import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import styles from './BookingSkeleton.module.css';

const ROWS = [0, 1, 2, 3, 4, 5];

export function BookingSkeleton() {
  return (
    <span className={styles.rows}>
      {ROWS.map((row) => (
        <Skeleton key={row} shape="block" className={styles.row} />
      ))}
    </span>
  );
}
