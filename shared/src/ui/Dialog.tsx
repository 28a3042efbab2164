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
  /** Whether the dialog may use the whole width of the screen, for example for a preview. */
  wide?: boolean;
  /**
   * Buttons that stay visible below the scrolling content of the dialog. A submit button there
   * needs the attribute `form` with the id of its form.
   */
  footer?: ReactNode;
  /**
   * True if a press outside the dialog does not close it, because the typed text would be lost.
   * Escape and the close button still close it.
   */
  keepOnOutsidePress?: boolean;
  /** The element that gets the focus when the dialog opens. By default, the close button. */
  initialFocus?: RefObject<HTMLElement | null>;
  children?: ReactNode;
};

/**
 * A modal dialog in the middle of the screen, on phones at the bottom. While it is open, the focus
 * stays inside. Afterwards, the focus returns to where it was.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  size = 'medium',
  wide,
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
            className={classes(styles.popup, styles[size], wide && styles.wide)}
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
