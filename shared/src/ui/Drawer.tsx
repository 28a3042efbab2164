import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { classes } from './classes';
import { OverlayBackdrop, OverlayClose } from './Overlay';
import styles from './Drawer.module.css';

export type DrawerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  side?: 'right' | 'left';
  /** What stays visible below the scrolling content of the drawer. */
  footer?: ReactNode;
  children?: ReactNode;
};

/**
 * A panel at the side of the screen, while the rest of the page is darkened. While it is open, the
 * focus stays inside. Afterwards, the focus returns to where it was.
 */
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
        <OverlayBackdrop />
        <Base.Popup data-drawer={side} className={classes(styles.panel, styles[side])}>
          <header className={styles.header}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            <OverlayClose />
          </header>
          <div className={styles.body}>{children}</div>
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
