import type { ReactNode } from 'react';
import { classes } from './classes';
import styles from './Skeleton.module.css';
import { VisuallyHidden } from './VisuallyHidden';

type LoadingProps = { label: string; className?: string; children: ReactNode };

/** Wraps skeletons. Tells screen readers what is loading, such as "Loading bookings". */
export function Loading({ label, className, children }: LoadingProps) {
  return (
    <div role="status" aria-busy="true" className={classes(styles.loading, className)}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
