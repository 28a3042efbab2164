import type { ChangeEventHandler } from 'react';
import styles from './TrapField.module.css';

type TrapFieldProps = {
  name: string;
  value: string;
  onChange: ChangeEventHandler<HTMLInputElement>;
};

/** People never see this field. If it has a value, a robot filled it in. */
export function TrapField(control: TrapFieldProps) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        Website
        <input type="text" tabIndex={-1} autoComplete="off" {...control} />
      </label>
    </div>
  );
}
