import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import styles from './BookingParts.module.css';

export function BookingPartsSkeleton() {
  return (
    <div className={styles.desk}>
      <Skeleton shape="block" className={styles.bone} />
      <Skeleton shape="block" className={styles.bone} />
    </div>
  );
}
