import type { ChangeEventHandler } from 'react';
import styles from './TrapField.module.css';

type TrapFieldProps = { value: string; onChange: ChangeEventHandler<HTMLInputElement> };

/** A field that people never meet; what fills it is a robot. */
export function TrapField({ value, onChange }: TrapFieldProps) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        Website
        <input
          type="text"
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onChange={onChange}
        />
      </label>
    </div>
  );
}
