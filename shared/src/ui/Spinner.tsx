import styles from './Spinner.module.css';

/** Turns within a button while its action runs; a page that loads shows a Skeleton instead. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
