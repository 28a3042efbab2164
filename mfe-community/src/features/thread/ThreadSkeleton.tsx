import { Loading } from '@mcs-repairs/shared/ui/Loading';
import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import styles from './Thread.module.css';

export function ThreadSkeleton() {
  return (
    <Loading label="Loading the discussion" className={styles.thread}>
      <div className={styles.skeletonAuthor}>
        <Skeleton shape="circle" />
        <Skeleton lines={2} />
      </div>
      <Skeleton lines={4} />
      <Skeleton shape="button" />
      <Skeleton shape="block" />
    </Loading>
  );
}
