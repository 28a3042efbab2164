import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import styles from './Customers.module.css';

const ROWS = [0, 1, 2, 3, 4, 5];

/** Shows placeholders of the same size as the rows of the list. */
export function CustomersSkeleton() {
  return (
    <span className={styles.bones}>
      {ROWS.map((row) => (
        <Skeleton key={row} shape="block" className={styles.bone} />
      ))}
    </span>
  );
}
