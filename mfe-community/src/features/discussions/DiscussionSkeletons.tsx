import { Card } from '@mcs-repairs/shared/ui/Card';
import { Loading } from '@mcs-repairs/shared/ui/Loading';
import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import styles from './DiscussionList.module.css';

export function DiscussionSkeletons({ count }: { count: number }) {
  return (
    <Loading label="Loading discussions" className={styles.skeleton}>
      {Array.from({ length: count }, (_, index) => (
        <Card key={index} className={styles.skeletonCard}>
          <div className={styles.skeletonAuthor}>
            <Skeleton shape="circle" />
            <Skeleton lines={2} />
          </div>
          <Skeleton shape="heading" />
          <Skeleton lines={2} />
        </Card>
      ))}
    </Loading>
  );
}
