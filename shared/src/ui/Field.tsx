import { useId, type ReactNode } from 'react';
import { classes } from './classes';
import { FieldContext, type FieldControl } from './FieldContext';
import { FieldMessage } from './FieldMessage';
import styles from './Field.module.css';

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  /** The id of an error outside of the field, because it concerns several fields. */
  sharedErrorId?: string | undefined;
  required?: boolean;
  /** Shows "optional" beside the label. */
  optional?: boolean;
  /** Text beside the label instead of "optional", if a special rule requires the field. */
  mark?: string;
  /** Shows the label to screen readers only, for example in a search box with an icon. */
  labelHidden?: boolean;
  className?: string;
  /** The control: TextInput, TextArea, SelectInput or FileInput. */
  children: ReactNode;
};

/**
 * Connects the label, hint and error of one control to it. Forms with this component are
 * `noValidate`, because they show the shop's own messages.
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
