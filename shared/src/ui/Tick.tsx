import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './Choice.module.css';

type TickProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  label: ReactNode;
  hint?: ReactNode;
};

/**
 * A checkbox in a list or a filter, without an error message. A press anywhere on its line changes
 * it.
 */
export function Tick({ label, hint, id, ...rest }: TickProps) {
  const ownId = useId();
  return (
    <label className={styles.choice} htmlFor={id ?? ownId}>
      <input {...rest} id={id ?? ownId} type="checkbox" className={styles.mark} />
      <span className={styles.text}>
        {label}
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
    </label>
  );
}
