import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import styles from './Desk.module.css';

export function DeskSkeleton() {
  return (
    <div className={styles.desk}>
      <Skeleton shape="block" className={styles.bone} />
      <Skeleton shape="block" className={styles.bone} />
    </div>
  );
}
