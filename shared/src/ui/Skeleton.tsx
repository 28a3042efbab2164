import { classes } from './classes';
import styles from './Skeleton.module.css';

type SkeletonProps = {
  shape?: 'text' | 'heading' | 'block' | 'circle' | 'button';
  /** The number of lines in a `text` skeleton. The last line is shorter. */
  lines?: number;
  /** A class that sets the size of a `block` or `circle`. */
  className?: string;
};

/**
 * A grey shape in place of content that is loading. Put it into `Loading`, which informs screen
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
