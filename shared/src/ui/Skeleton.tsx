import { classes } from './classes';
import styles from './Skeleton.module.css';

type SkeletonProps = {
  shape?: 'text' | 'heading' | 'block' | 'circle' | 'button';
  /** For `text`: the number of lines. The last one is shorter. */
  lines?: number;
  /** Gives a `block` or `circle` its size. */
  className?: string;
};

/**
 * The outline of content that loads. Put it inside a Loading, which announces it to screen readers.
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
