import type { MouseEvent, ReactNode } from 'react';
import { MoreIcon } from '@mcs-repairs/shared/ui/icons';
import { FoldingMenu } from '../frame/FoldingMenu';
import styles from './MoreActions.module.css';

type MoreActionsProps = { label?: string; children: ReactNode };

/** A menu with rarely used actions. */
export function MoreActions({ label = 'More actions', children }: MoreActionsProps) {
  return (
    <FoldingMenu
      summary={
        <summary aria-label={label} title={label} className={styles.open}>
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
 * Choosing an action closes the menu and moves focus back to the menu button. With `data-stays`,
 * the menu stays open, because the chosen button shows its progress.
 */
function closeAfter({ target, currentTarget }: MouseEvent<HTMLElement>) {
  if (!(target as Element).closest('button:not([data-stays])')) return;
  const menu = currentTarget.closest('details');
  menu?.removeAttribute('open');
  menu?.querySelector('summary')?.focus();
}
