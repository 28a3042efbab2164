import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import styles from './Account.module.css';

export function AccountSkeleton() {
  return (
    <span className={styles.parts}>
      {[0, 1, 2, 3].map((part) => (
        <Skeleton key={part} shape="block" />
      ))}
    </span>
  );
}
