import type { ComponentProps } from 'react';
import { classes } from './classes';
import { useFieldControl } from './FieldContext';
import styles from './Input.module.css';

/** A text field with several lines. A Field around it adds the label, hint and error message. */
export function TextArea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  const control = useFieldControl();
  return (
    <textarea
      {...control}
      {...rest}
      rows={rows}
      className={classes(styles.input, styles.area, className)}
    />
  );
}
