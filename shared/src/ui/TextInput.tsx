import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes';
import { useFieldControl } from './FieldContext';
import styles from './Field.module.css';

type TextInputProps = ComponentProps<'input'> & { icon?: ReactNode };

/** A text input with one line. A Field around it provides its label, hint and error. */
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
