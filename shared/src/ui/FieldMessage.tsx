import type { ReactNode } from 'react';
import { ErrorIcon } from './icons';
import styles from './Field.module.css';

/** Shows the error message below a field. */
export function FieldMessage({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <ErrorIcon size={16} />
      <span>{children}</span>
    </p>
  );
}
