import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import styles from './Releases.module.css';

export function ReleasesSkeleton() {
  return (
    <span className={styles.parts}>
      {[0, 1, 2].map((part) => (
        <Skeleton key={part} shape="block" />
      ))}
    </span>
  );
}
