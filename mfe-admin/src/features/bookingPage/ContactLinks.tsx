import {
  callHref,
  chatHref,
  chatNumber,
  mailHref,
} from '@mcs-repairs/shared/domain/rules/contactLinks';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import { ButtonAnchor } from '@mcs-repairs/shared/ui/ButtonAnchor';
import { MailIcon, MessageIcon, PhoneIcon } from '@mcs-repairs/shared/ui/icons';
import styles from './BookingParts.module.css';

/** Links that call the customer of a booking or write to them. */
export function ContactLinks({ booking }: { booking: Booking }) {
  const { customerPhone, customerEmail, reference } = booking;
  const chat = chatNumber(customerPhone);
  return (
    <div className={styles.actions}>
      {customerPhone && (
        <ButtonAnchor
          variant="secondary"
          size="small"
          icon={<PhoneIcon />}
          href={callHref(customerPhone)}
        >
          Call
        </ButtonAnchor>
      )}
      {chat && (
        <ButtonAnchor
          variant="secondary"
          size="small"
          icon={<MessageIcon />}
          href={chatHref(chat, `Booking ${reference}: `)}
          target="_blank"
          rel="noreferrer"
        >
          WhatsApp
        </ButtonAnchor>
      )}
      {!customerPhone && customerEmail && (
        <ButtonAnchor
          variant="secondary"
          size="small"
          icon={<MailIcon />}
          href={mailHref(customerEmail)}
        >
          Email
        </ButtonAnchor>
      )}
    </div>
  );
}
