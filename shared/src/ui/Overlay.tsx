import { Dialog as Base } from '@base-ui/react/dialog';
import { buttonClass } from './buttonClass';
import { CloseIcon } from './icons';
import button from './Button.module.css';
import styles from './Overlay.module.css';

/** The dark layer that covers the page behind a dialog or drawer. */
export const OverlayBackdrop = () => <Base.Backdrop className={styles.backdrop} />;

export const OverlayClose = () => (
  <Base.Close
    aria-label="Close"
    className={buttonClass({ variant: 'quiet', className: button.icon })}
  >
    <CloseIcon />
  </Base.Close>
);
