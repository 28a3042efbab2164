import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { buttonClass } from './buttonClass';
import { classes } from './classes';
import { CloseIcon } from './icons';
import button from './Button.module.css';
import styles from './Drawer.module.css';

export type DrawerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  side?: 'right' | 'left';
  /** Stays in sight below what scrolls. */
  footer?: ReactNode;
  children?: ReactNode;
};

/** A panel from the side over an overlay, at most medium wide. Focus goes in, stays in, and returns. */
export function Drawer({
  open,
  onOpenChange,
  title,
  side = 'right',
  footer,
  children,
}: DrawerProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Popup data-drawer={side} className={classes(styles.panel, styles[side])}>
          <header className={styles.header}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            <Base.Close
              aria-label="Close"
              className={buttonClass({ variant: 'quiet', className: button.icon })}
            >
              <CloseIcon />
            </Base.Close>
          </header>
          <div className={styles.body}>{children}</div>
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
