import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldMessage } from './FieldMessage';
import styles from './Choice.module.css';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
};

/** A checkbox that reacts to a press anywhere on its line. Its label may contain links. */
export function Checkbox({ label, hint, error, className, id, required, ...rest }: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const errorId = `${ownId}-error`;
  return (
    <div className={className}>
      <label className={styles.choice} htmlFor={inputId}>
        <input
          {...rest}
          id={inputId}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-required={required || undefined}
          aria-describedby={error ? errorId : undefined}
          className={styles.mark}
        />
        <span className={styles.text}>
          {label}
          {hint && <span className={styles.hint}>{hint}</span>}
        </span>
      </label>
      {error && <FieldMessage id={errorId}>{error}</FieldMessage>}
    </div>
  );
}
