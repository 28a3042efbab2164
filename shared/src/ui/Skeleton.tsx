import { classes } from './classes';
import styles from './Skeleton.module.css';

type SkeletonProps = {
  shape?: 'text' | 'heading' | 'block' | 'circle' | 'button';
  /** The number of lines of a `text` skeleton. The last one is shorter. */
  lines?: number;
  /** Sets the size of a `block` or `circle`. */
  className?: string;
};

/**
 * The outline of content that is loading. Put it inside a Loading, which announces it to screen
 * readers.
 */
export function Skeleton({ shape = 'text', lines = 1, className }: SkeletonProps) {
  if (shape !== 'text' || lines === 1) {
    return <span aria-hidden="true" className={classes(styles.bone, styles[shape], className)} />;
  }
  return (
    <span aria-hidden="true" className={classes(styles.lines, className)}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={classes(styles.bone, styles.text)} />
      ))}
    </span>
  );
}
