import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes';
import { useFieldControl } from './FieldContext';
import styles from './Input.module.css';

type TextInputProps = ComponentProps<'input'> & { icon?: ReactNode };

/** A text field with one line. A Field around it adds the label, hint and error message. */
export function TextInput({ icon, className, type = 'text', ...rest }: TextInputProps) {
  const control = useFieldControl();
  const input = (
    <input {...control} {...rest} type={type} className={classes(styles.input, className)} />
  );
  if (!icon) return input;
  return (
    <div className={styles.withIcon}>
      {icon}
      {input}
    </div>
  );
}
