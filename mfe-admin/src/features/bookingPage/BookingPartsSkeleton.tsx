import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import styles from './BookingParts.module.css';

export function BookingPartsSkeleton() {
  return (
    <div className={styles.desk}>
      <div className={styles.head} data-names-page>
        <Skeleton lines={3} />
      </div>
      <Skeleton shape="block" className={styles.bone} />
      <Skeleton shape="block" className={styles.bone} />
    </div>
  );
}
