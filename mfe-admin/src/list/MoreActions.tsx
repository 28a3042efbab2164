import type { MouseEvent, ReactNode } from 'react';
import { MoreIcon } from '@mcs-repairs/shared/ui/icons';
import { FoldingMenu } from '../frame/FoldingMenu';
import styles from './MoreActions.module.css';

/** The rarely used actions of a list, in a menu. */
export function MoreActions({ children }: { children: ReactNode }) {
  return (
    <FoldingMenu
      summary={
        <summary aria-label="More actions" title="More actions" className={styles.open}>
          <MoreIcon />
        </summary>
      }
    >
      <div className={styles.actions} onClick={closeAfter}>
        {children}
      </div>
    </FoldingMenu>
  );
}

/**
 * A press closes the menu, and the focus returns to it. A button with `data-stays` keeps the menu
 * open, because it shows its progress there.
 */
function closeAfter({ target, currentTarget }: MouseEvent<HTMLElement>) {
  if (!(target as Element).closest('button:not([data-stays])')) return;
  const menu = currentTarget.closest('details');
  menu?.removeAttribute('open');
  menu?.querySelector('summary')?.focus();
}
