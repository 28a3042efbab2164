import { callHref, chatHref } from '@mcs-repairs/shared/domain/rules/contactLinks';
import { useShopProfile } from '@mcs-repairs/shared/platform/site';
import { ButtonAnchor } from '@mcs-repairs/shared/ui/ButtonAnchor';
import { MessageIcon, PhoneIcon } from '@mcs-repairs/shared/ui/icons';
import styles from './HelpBanner.module.css';

/** Offers a call or a chat to visitors who do not know what is broken. */
export function HelpBanner() {
  const { phone, whatsapp } = useShopProfile();
  return (
    <section aria-labelledby="help-heading" className={styles.banner}>
      <div className={styles.words}>
        <h2 id="help-heading">Not sure what is wrong?</h2>
        <p className={styles.text}>
          Tell us what your device does, or no longer does. We say what it may be and what to do
          next; finding the fault is free.
        </p>
      </div>
      <div className={styles.actions}>
        <ButtonAnchor href={callHref(phone)} size="large" icon={<PhoneIcon />}>
          Call {phone}
        </ButtonAnchor>
        <ButtonAnchor
          href={chatHref(whatsapp, 'Hello, I need help with my device.')}
          size="large"
          variant="secondary"
          icon={<MessageIcon />}
          target="_blank"
          rel="noreferrer"
        >
          Chat on WhatsApp
        </ButtonAnchor>
      </div>
    </section>
  );
}
