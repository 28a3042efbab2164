import { classes } from '@mcs-repairs/shared/ui/classes';
import { CheckIcon } from '@mcs-repairs/shared/ui/icons';
import { VisuallyHidden } from '@mcs-repairs/shared/ui/VisuallyHidden';
import styles from './StepIndicator.module.css';

type StepIndicatorProps = {
  steps: readonly string[];
  /** The index of the current step, from 0. */
  current: number;
  /** Returns whether a step is complete. Not called for the current step. */
  isDone: (step: number) => boolean;
  className?: string;
};

export function StepIndicator({ steps, current, isDone, className }: StepIndicatorProps) {
  return (
    <ol aria-label="Progress" className={classes(styles.steps, className)}>
      {steps.map((step, index) => {
        const done = index !== current && isDone(index);
        return (
          <li
            key={step}
            aria-current={index === current ? 'step' : undefined}
            className={classes(styles.step, done && styles.done)}
          >
            <span className={styles.mark}>{done ? <CheckIcon size={16} /> : index + 1}</span>
            <span className={styles.name}>
              {step}
              {done && <VisuallyHidden> (done)</VisuallyHidden>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
