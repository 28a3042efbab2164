import type { NextStep } from './nextSteps';
import styles from './NextSteps.module.css';

type StepListProps = { steps: readonly NextStep[]; inRow?: boolean };

/** A numbered list of steps. With `inRow`, the steps are beside each other on wide screens. */
export function StepList({ steps, inRow = false }: StepListProps) {
  return (
    <ol className={inRow ? styles.row : undefined}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className={styles.step}>
          <span aria-hidden="true" className={styles.mark}>
            {index + 1}
          </span>
          <div>
            <p className={styles.title}>{title}</p>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
