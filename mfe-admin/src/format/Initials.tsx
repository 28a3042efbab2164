import { initials } from '@mcs-repairs/shared/domain/rules/community';
import styles from './Initials.module.css';

/**
 * Shows a person's initials in a circle, so that rows of a list are easy to tell apart. The name
 * itself must be beside it: screen readers skip the letters.
 */
export function Initials({ name }: { name: string }) {
  return <span aria-hidden="true" className={styles.initials} data-letters={initials(name)} />;
}
