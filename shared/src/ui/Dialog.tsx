import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import { classes } from './classes';
import { OverlayBackdrop, OverlayClose } from './Overlay';
import styles from './Dialog.module.css';

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  /** Actions that stay in sight below what scrolls; a submit button there names its form by `form`. */
  footer?: ReactNode;
  /** What was typed would be lost: a press outside does not close it (Escape and the close button still do). */
  keepOnOutsidePress?: boolean;
  /** What has the focus at first, in place of the close button. */
  initialFocus?: RefObject<HTMLElement | null>;
  children?: ReactNode;
};

/** A modal in the middle of the screen (a sheet from below on phones). Focus goes in, stays in, and returns. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  size = 'medium',
  footer,
  keepOnOutsidePress,
  initialFocus,
  children,
}: DialogProps) {
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => onOpenChange(next)}
      disablePointerDismissal={keepOnOutsidePress}
    >
      <Base.Portal>
        <OverlayBackdrop />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup
            data-dialog
            initialFocus={initialFocus}
            className={classes(styles.popup, styles[size])}
          >
            <header className={styles.header}>
              <div className={styles.words}>
                <Base.Title className={styles.title}>{title}</Base.Title>
                {description && (
                  <Base.Description className={styles.description}>{description}</Base.Description>
                )}
              </div>
              <OverlayClose />
            </header>
            <div className={styles.body}>{children}</div>
            {footer && <footer className={styles.footer}>{footer}</footer>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
