import type { ReactNode } from 'react';
import { classes } from '@mcs-repairs/shared/ui/classes';
import styles from './Stat.module.css';

export function StatList({ className, children }: { className?: string; children: ReactNode }) {
  return <dl className={classes(styles.list, className)}>{children}</dl>;
}

type StatProps = { value: ReactNode; label: ReactNode; icon?: ReactNode; className?: string };

export function Stat({ value, label, icon, className }: StatProps) {
  return (
    <div className={classes(styles.stat, className)}>
      <dt className={styles.label}>
        {icon}
        {label}
      </dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  );
}
