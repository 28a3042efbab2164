import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import styles from './Reports.module.css';

/** `tools` reserves the place of the controls, while the page waits for the session. */
export function ReportSkeleton({ tools }: { tools?: boolean }) {
  return (
    <span className={styles.report}>
      {tools && <span className={styles.tools} />}
      <Skeleton shape="block" className={styles.keysBone} />
      <span className={styles.parts}>
        {[0, 1, 2, 3].map((part) => (
          <Skeleton key={part} shape="block" />
        ))}
      </span>
    </span>
  );
}
