import styles from './Spinner.module.css';

/**
 * Shows inside a button that the action of the button is running. For a page that is loading, use a
 * Skeleton.
 */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
