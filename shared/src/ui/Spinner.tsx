import styles from './Spinner.module.css';

/** Shown in a button while its action runs. A page that loads shows a Skeleton instead. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
