import styles from './Spinner.module.css';

/** Shows in a button that its action is running. For a page that is loading, use a Skeleton. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
