import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import styles from './Thread.module.css';

export function ThreadSkeleton() {
  return (
    <div className={styles.thread}>
      <div className={styles.skeletonAuthor}>
        <Skeleton shape="circle" />
        <Skeleton lines={2} />
      </div>
      <Skeleton lines={4} />
      <Skeleton shape="button" />
      <Skeleton shape="block" />
    </div>
  );
}
