import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes';
import styles from './Chip.module.css';

type ChipProps = ComponentProps<'button'> & {
  pressed: boolean;
  icon?: ReactNode;
  /** A number that the end of the chip shows. */
  count?: number;
};

/** A toggle button with round ends. */
export function Chip({ pressed, icon, count, className, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={pressed}
      className={classes(styles.chip, className)}
    >
      {icon}
      <span>{children}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </button>
  );
}
