import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { classes } from './classes';
import { CloseIcon, ContactIcon, MailIcon, MessageIcon, PhoneIcon } from './icons';
import { useFolding } from './useFolding';
import { useStepAside } from './useStepAside';
import styles from './FloatingButtons.module.css';

type FloatingButtonsProps = {
  phoneHref: string;
  chatHref: string;
  contactTo: string;
  /** True to hide the buttons on small screens, because something else is in this corner. */
  aside?: boolean;
};

/**
 * Shows three round links in a corner of the screen: call, chat and contact.
 *
 * On small screens, one button opens the three links. This button is a `details` element without
 * content. CSS shows the links while it is open, so it works without JavaScript.
 */
export function FloatingButtons({
  phoneHref,
  chatHref,
  contactTo,
  aside = false,
}: FloatingButtonsProps) {
  const nav = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLDetailsElement>(null);
  const overControl = useStepAside(toggle);

  const { close, closeWhenLeft } = useFolding(toggle, nav);

  return (
    <nav
      ref={nav}
      aria-label="Quick contact"
      data-print="hide"
      data-floating=""
      className={classes(styles.buttons, (aside || overControl) && styles.aside)}
      onBlur={closeWhenLeft}
    >
      <details ref={toggle} className={styles.toggle}>
        <summary className={classes(styles.round, styles.primary)}>
          <ContactIcon className={styles.closed} />
          <CloseIcon className={styles.opened} />
          <span className="visually-hidden">Call, chat or contact us</span>
        </summary>
      </details>
      <div className={styles.links}>
        <Link to={contactTo} title="Contact us" className={styles.round} onClick={close}>
          <span className={styles.label}>Contact us</span>
          <MailIcon />
        </Link>
        <a
          href={chatHref}
          target="_blank"
          rel="noopener"
          title="Chat on WhatsApp"
          className={styles.round}
          onClick={close}
        >
          <span className={styles.label}>Chat on WhatsApp</span>
          <MessageIcon />
        </a>
        <a
          href={phoneHref}
          title="Call us"
          className={classes(styles.round, styles.primary)}
          onClick={close}
        >
          <span className={styles.label}>Call us</span>
          <PhoneIcon />
        </a>
      </div>
    </nav>
  );
}
