import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import styles from './DayView.module.css';

export function DaySkeleton() {
  return (
    <span className={styles.bones}>
      {Array.from({ length: 9 }, (_, line) => (
        <Skeleton key={line} shape="block" className={styles.bone} />
      ))}
    </span>
  );
}
