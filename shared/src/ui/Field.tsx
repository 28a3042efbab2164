import { useId, type ReactNode } from 'react';
import { classes } from './classes';
import { FieldContext, type FieldControl } from './FieldContext';
import { FieldMessage } from './FieldMessage';
import styles from './Field.module.css';

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  /**
   * The id of an error message outside of this field. It is for an error that concerns several
   * fields.
   */
  sharedErrorId?: string | undefined;
  required?: boolean;
  /** Whether to show "optional" beside the label. */
  optional?: boolean;
  /** A text that is shown instead of "optional", for a field that a special rule requires. */
  mark?: string;
  /** Hides the label, except for screen readers. For example, a search box has an icon instead. */
  labelHidden?: boolean;
  className?: string;
  /** The control of the field: TextInput, TextArea, SelectInput or FileInput. */
  children: ReactNode;
};

/**
 * Connects a control with its label, hint and error message. Forms with this component have
 * `noValidate`, because they show their own messages and not those of the browser.
 */
export function Field({
  label,
  hint,
  error,
  sharedErrorId,
  required,
  optional,
  mark,
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
        {(optional || mark) && <span className={styles.optional}>{mark ?? 'optional'}</span>}
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
