import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import styles from './DayView.module.css';

/** `tools` reserves the place of the date, while the page waits for the session. */
export function DaySkeleton({ tools }: { tools?: boolean }) {
  return (
    <span className={styles.bones}>
      {tools && <span className={styles.head} />}
      {Array.from({ length: 9 }, (_, line) => (
        <Skeleton key={line} shape="block" className={styles.bone} />
      ))}
    </span>
  );
}
