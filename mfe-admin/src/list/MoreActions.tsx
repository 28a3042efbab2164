import type { MouseEvent, ReactNode } from 'react';
import { MoreIcon } from '@mcs-repairs/shared/ui/icons';
import { FoldingMenu } from '../frame/FoldingMenu';
import styles from './MoreActions.module.css';

/** A menu with the rarely used actions of a list. */
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
 * Choosing an action closes the menu and returns the focus to it. With `data-stays`, the menu stays
 * open, because the button shows its progress there.
 */
function closeAfter({ target, currentTarget }: MouseEvent<HTMLElement>) {
  if (!(target as Element).closest('button:not([data-stays])')) return;
  const menu = currentTarget.closest('details');
  menu?.removeAttribute('open');
  menu?.querySelector('summary')?.focus();
}
