import { useSyncExternalStore, type ReactNode } from 'react';
import { ChevronDownIcon } from '@mcs-repairs/shared/ui/icons';
import styles from './BookingParts.module.css';

const wide = () => matchMedia('(min-width: 1024px)');

function subscribe(onChange: () => void) {
  const query = wide();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Shows a column on wide screens. On narrow screens it is folded, so that the work comes first. */
export function FoldedOnPhones({ title, children }: { title: string; children: ReactNode }) {
  const isWide = useSyncExternalStore(
    subscribe,
    () => wide().matches,
    () => true,
  );
  return (
    // The key replaces the element when the layout changes, so that a wide screen never shows a
    // folded part.
    <details key={String(isWide)} open={isWide} className={styles.side}>
      <summary className={styles.fold}>
        {title} <ChevronDownIcon size={18} />
      </summary>
      <div className={styles.column}>{children}</div>
    </details>
  );
}
