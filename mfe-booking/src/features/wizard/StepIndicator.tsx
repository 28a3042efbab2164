import { classes } from 'shared/ui/classes';
import { CheckIcon } from 'shared/ui/icons';
import { VisuallyHidden } from 'shared/ui/VisuallyHidden';
import styles from './StepIndicator.module.css';

type StepIndicatorProps = {
  steps: readonly string[];
  /** Counted from 0. */
  current: number;
  className?: string;
};

/** Where one is in a sequence of steps. */
export function StepIndicator({ steps, current, className }: StepIndicatorProps) {
  return (
    <ol aria-label="Progress" className={classes(styles.steps, className)}>
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          className={classes(styles.step, index < current && styles.done)}
        >
          <span className={styles.mark}>
            {index < current ? <CheckIcon size={16} /> : index + 1}
          </span>
          <span className={styles.name}>
            {step}
            {index < current && <VisuallyHidden> (done)</VisuallyHidden>}
          </span>
        </li>
      ))}
    </ol>
  );
}
