import { callHref, chatHref } from '@mcs-repairs/shared/domain/rules/contactLinks';
import { useShopProfile } from '@mcs-repairs/shared/platform/site';
import { ButtonAnchor } from '@mcs-repairs/shared/ui/ButtonAnchor';
import { MessageIcon, PhoneIcon } from '@mcs-repairs/shared/ui/icons';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import styles from './MyBooking.module.css';

/** Says that this shop cannot send codes or links, and how to contact the shop instead. */
export function NoMessages() {
  const { phone, whatsapp } = useShopProfile();
  return (
    <Notice
      className={styles.noMessages}
      title="We cannot send you a link or a code"
      action={
        <div className={styles.ways}>
          <ButtonAnchor
            variant="secondary"
            size="small"
            icon={<PhoneIcon />}
            href={callHref(phone)}
          >
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
      }
    >
      We send no text messages or emails at the moment. Below you can see the stage of your repair.
      For everything else, please call us or write on WhatsApp.
    </Notice>
  );
}
