import type { ComponentProps } from 'react';
import { classes } from './classes';
import { useFieldControl } from './FieldContext';
import styles from './Field.module.css';

/** Several lines of text. Inside a Field, it gets its label, hint and error from the Field. */
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
