import type { ComponentProps } from 'react';
import { classes } from './classes';
import { useFieldControl } from './FieldContext';
import { ChevronDownIcon } from './icons';
import styles from './Input.module.css';

type SelectInputProps = ComponentProps<'select'> & {
  /** The options of the select. They are used in place of `<option>` children. */
  options?: readonly { value: string; label: string; disabled?: boolean }[];
};

/** The select element of the browser, with the style of the other fields. */
export function SelectInput({ options, children, className, ...rest }: SelectInputProps) {
  const control = useFieldControl();
  return (
    <div className={styles.select}>
      <select {...control} {...rest} className={classes(styles.input, className)}>
        {options?.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
        {children}
      </select>
      <ChevronDownIcon />
    </div>
  );
}
