import { VisuallyHidden } from '@mcs-repairs/shared/ui/VisuallyHidden';
import { shownCount } from '../format/shownCount';
import styles from './AdminNav.module.css';

/** The number of open items behind a link; renders nothing for none. */
export function NavCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <>
      <span aria-hidden="true" className={styles.count}>
        {shownCount(count, 99)}
      </span>
      <VisuallyHidden> ({count} waiting)</VisuallyHidden>
    </>
  );
}
