import styles from './Spinner.module.css';

/** Appears in a button while its action runs. A page that loads shows a Skeleton instead. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
