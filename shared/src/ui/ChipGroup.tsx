import type { ReactNode } from 'react';
import { classes } from './classes';
import styles from './Chip.module.css';

type ChipGroupProps = {
  /** What the visitor chooses here, such as "Issue". Screen readers read it. */
  label: string;
  /** True to scroll the chips sideways on phones. Otherwise, they are in several lines. */
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
