import { VisuallyHidden } from '@mcs-repairs/shared/ui/VisuallyHidden';
import { shownCount } from '../format/shownCount';
import styles from './AdminNav.module.css';

/** How much waits behind a link; nothing when nothing does. */
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
