import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './Choice.module.css';

type TickProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  label: ReactNode;
  hint?: ReactNode;
};

/**
 * A checkbox in a list or a filter. It has no error message. It reacts to a press anywhere on its
 * line.
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
