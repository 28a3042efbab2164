import { useId, type ReactNode } from 'react';
import { classes } from './classes';
import { FieldContext, type FieldControl } from './FieldContext';
import { FieldMessage } from './FieldMessage';
import styles from './Field.module.css';

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  /** The id of an error message outside the field, for an error that concerns several fields. */
  sharedErrorId?: string | undefined;
  required?: boolean;
  /** True to show "optional" beside the label. */
  optional?: boolean;
  /**
   * True to hide the label from everybody but screen readers. For example, a search box has an
   * icon.
   */
  labelHidden?: boolean;
  className?: string;
  /** The control of the field: TextInput, TextArea, SelectInput or FileInput. */
  children: ReactNode;
};

/**
 * Connects a control with its label, hint and error message. Forms need the attribute `noValidate`,
 * because these messages replace those of the browser.
 */
export function Field({
  label,
  hint,
  error,
  sharedErrorId,
  required,
  optional,
  labelHidden,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const control: FieldControl = {
    id,
    'aria-describedby':
      [error && errorId, sharedErrorId, hint && hintId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error || sharedErrorId ? true : undefined,
    'aria-required': required || undefined,
  };
  return (
    <div className={classes(styles.field, className)}>
      <div className={labelHidden ? 'visually-hidden' : styles.labelRow}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {required && (
          <span aria-hidden="true" className={styles.required}>
            *
          </span>
        )}
        {optional && <span className={styles.optional}>optional</span>}
      </div>
      <FieldContext value={control}>{children}</FieldContext>
      {error && <FieldMessage id={errorId}>{error}</FieldMessage>}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
