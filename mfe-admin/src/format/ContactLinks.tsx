import {
  callHref,
  chatHref,
  chatNumber,
  mailHref,
} from '@mcs-repairs/shared/domain/rules/contactLinks';
import { ButtonAnchor } from '@mcs-repairs/shared/ui/ButtonAnchor';
import { MailIcon, MessageIcon, PhoneIcon } from '@mcs-repairs/shared/ui/icons';

type ContactLinksProps = {
  phone: string;
  /** An empty email address renders no email link. */
  email: string;
  /** The text with which a WhatsApp chat begins. */
  subject: string;
  callLabel?: string;
};

/** Links that call a customer or write to the customer. The parent defines the layout. */
export function ContactLinks({
  phone,
  email,
  subject,
  callLabel = 'Call customer',
}: ContactLinksProps) {
  const chat = chatNumber(phone);
  const look = { variant: 'secondary', size: 'small' } as const;
  return (
    <>
      {phone && (
        <ButtonAnchor {...look} icon={<PhoneIcon />} href={callHref(phone)}>
          {callLabel}
        </ButtonAnchor>
      )}
      {chat && (
        <ButtonAnchor
          {...look}
          icon={<MessageIcon />}
          href={chatHref(chat, `${subject}: `)}
          target="_blank"
          rel="noreferrer"
        >
          Open WhatsApp chat
        </ButtonAnchor>
      )}
      {email && (
        <ButtonAnchor {...look} icon={<MailIcon />} href={mailHref(email)}>
          Email customer
        </ButtonAnchor>
      )}
    </>
  );
}
