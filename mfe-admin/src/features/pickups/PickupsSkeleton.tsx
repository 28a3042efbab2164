import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import styles from './Pickups.module.css';

export function PickupsSkeleton() {
  return (
    <span className={styles.list}>
      {[0, 1, 2].map((ride) => (
        <Skeleton key={ride} shape="block" className={styles.bone} />
      ))}
    </span>
  );
}
