import { Link } from 'react-router-dom';
import { classes } from './classes';
import { MailIcon, MessageIcon, PhoneIcon } from './icons';
import styles from './FloatingButtons.module.css';

type FloatingButtonsProps = {
  phoneHref: string;
  chatHref: string;
  contactTo: string;
};

/** Three round links at the corner: call, chat, contact. */
export function FloatingButtons({ phoneHref, chatHref, contactTo }: FloatingButtonsProps) {
  return (
    <nav aria-label="Quick contact" data-print="hide" data-floating="" className={styles.buttons}>
      <Link to={contactTo} aria-label="Contact us" title="Contact us" className={styles.round}>
        <MailIcon />
      </Link>
      <a
        href={chatHref}
        target="_blank"
        rel="noopener"
        aria-label="Chat on WhatsApp"
        title="Chat on WhatsApp"
        className={styles.round}
      >
        <MessageIcon />
      </a>
      <a
        href={phoneHref}
        aria-label="Call us"
        title="Call us"
        className={classes(styles.round, styles.call)}
      >
        <PhoneIcon />
      </a>
    </nav>
  );
}
