import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import styles from './Today.module.css';

export function TodaySkeleton() {
  return (
    <>
      <span className={styles.summary}>
        <Skeleton lines={1} />
      </span>
      <span className={styles.columns} data-columns="2">
        <Skeleton shape="block" className={styles.bone} />
        <Skeleton shape="block" className={styles.bone} />
      </span>
    </>
  );
}
