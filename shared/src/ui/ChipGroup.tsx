import type { ReactNode } from 'react';
import { classes } from './classes';
import styles from './Chip.module.css';

type ChipGroupProps = {
  /** The name of what the visitor chooses, such as "Issue". */
  label: string;
  /** Whether the chips scroll sideways on phones instead of wrapping. */
  scroll?: boolean;
  className?: string;
  children: ReactNode;
};

export function ChipGroup({ label, scroll, className, children }: ChipGroupProps) {
  return (
    <div
      role="group"
      aria-label={label}
      className={classes(styles.group, scroll && styles.scroll, className)}
    >
      {children}
    </div>
  );
}
