import type { ReactNode } from 'react';
import { classes } from './classes';
import styles from './Badge.module.css';

export type BadgeTone = 'neutral' | 'accent' | 'warm' | 'success' | 'danger' | 'outline';

type BadgeProps = { tone?: BadgeTone; icon?: ReactNode; className?: string; children: ReactNode };

export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span className={classes(styles.badge, styles[tone], className)}>
      {icon}
      {children}
    </span>
  );
}
