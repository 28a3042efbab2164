import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import styles from './InboxSkeleton.module.css';

export function InboxSkeleton() {
  return (
    <span className={styles.bones}>
      {[0, 1, 2].map((card) => (
        <Skeleton key={card} shape="block" className={styles.bone} />
      ))}
    </span>
  );
}
