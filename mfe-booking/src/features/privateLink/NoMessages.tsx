import { callHref, chatHref } from '@mcs-repairs/shared/domain/rules/contactLinks';
import { useShopProfile } from '@mcs-repairs/shared/platform/site';
import { ButtonAnchor } from '@mcs-repairs/shared/ui/ButtonAnchor';
import { MessageIcon, PhoneIcon } from '@mcs-repairs/shared/ui/icons';
import styles from './MyBooking.module.css';

/** Says that this shop cannot send codes or links, and how to contact the shop instead. */
export function NoMessages() {
  const { phone, whatsapp } = useShopProfile();
  return (
    <div className={styles.noMessages}>
      <p>
        <span>We cannot send you a link or a code</span>. To reschedule or cancel, please call us or
        write on WhatsApp.
      </p>
      <div className={styles.ways}>
        <ButtonAnchor variant="secondary" size="small" icon={<PhoneIcon />} href={callHref(phone)}>
          Call {phone}
        </ButtonAnchor>
        <ButtonAnchor
          variant="secondary"
          size="small"
          icon={<MessageIcon />}
          href={chatHref(whatsapp, 'Hello, I have a question about my repair.')}
          target="_blank"
          rel="noopener noreferrer"
        >
          WhatsApp
        </ButtonAnchor>
      </div>
    </div>
  );
}
