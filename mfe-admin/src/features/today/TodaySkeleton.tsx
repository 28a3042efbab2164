import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import styles from './Today.module.css';

export function TodaySkeleton() {
  return (
    <span className={styles.sections}>
      {Array.from({ length: 6 }, (_, section) => (
        <Skeleton key={section} shape="block" className={styles.bone} />
      ))}
    </span>
  );
}
