import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import styles from './Moderation.module.css';

export function ModerationSkeleton() {
  return (
    <span className={styles.bones}>
      {[0, 1, 2, 3].map((line) => (
        <Skeleton key={line} shape="block" className={styles.bone} />
      ))}
    </span>
  );
}
