import { useSyncExternalStore, type ReactNode } from 'react';
import { ChevronDownIcon } from '@mcs-repairs/shared/ui/icons';
import styles from './BookingParts.module.css';

const wide = () => matchMedia('(min-width: 1024px)');

function subscribe(onChange: () => void) {
  const query = wide();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/**
 * Shows its content as a column on wide screens. On narrow screens the content is folded, so that
 * the work comes first.
 */
export function FoldedOnPhones({ title, children }: { title: string; children: ReactNode }) {
  const isWide = useSyncExternalStore(
    subscribe,
    () => wide().matches,
    () => true,
  );
  return (
    // A new key makes React create a new element when the layout changes. Otherwise a wide screen
    // could show the folded state of a narrow one.
    <details key={String(isWide)} open={isWide} className={styles.side}>
      <summary className={styles.fold}>
        {title} <ChevronDownIcon size={18} />
      </summary>
      <div className={styles.column}>{children}</div>
    </details>
  );
}
