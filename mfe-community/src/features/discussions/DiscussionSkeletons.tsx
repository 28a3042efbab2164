import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import styles from './DiscussionList.module.css';

export function DiscussionSkeletons({ count }: { count: number }) {
  return (
    <div className={styles.skeleton}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.skeletonCard}>
          <div className={styles.skeletonAuthor}>
            <Skeleton shape="circle" />
            <Skeleton />
          </div>
          <Skeleton shape="heading" />
          <Skeleton lines={2} />
        </div>
      ))}
    </div>
  );
}
