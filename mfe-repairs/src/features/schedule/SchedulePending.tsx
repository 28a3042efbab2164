import { Loading } from '@mcs-repairs/shared/ui/Loading';
import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import styles from './ScheduleCard.module.css';

const WEEKS = 5;

/** Shows the outline of the calendar while its code loads. */
export function SchedulePending() {
  return (
    <Loading label="Loading the calendar" className={styles.pending}>
      <Skeleton shape="heading" />
      {Array.from({ length: WEEKS }, (_, week) => (
        <Skeleton key={week} shape="block" className={styles.week} />
      ))}
      <Skeleton shape="block" className={styles.action} />
    </Loading>
  );
}
