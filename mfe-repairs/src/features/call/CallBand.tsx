import { callHref, chatHref } from '@mcs-repairs/shared/domain/rules/contactLinks';
import { useShopProfile } from '@mcs-repairs/shared/platform/site';
import { ButtonAnchor } from '@mcs-repairs/shared/ui/ButtonAnchor';
import { ButtonLink } from '@mcs-repairs/shared/ui/ButtonLink';
import { Card } from '@mcs-repairs/shared/ui/Card';
import { CalendarIcon, MessageIcon, PhoneIcon } from '@mcs-repairs/shared/ui/icons';
import { Section } from '@mcs-repairs/shared/ui/Section';
import styles from './CallBand.module.css';

type CallBandProps = { heading: string; text: string; bookLabel?: string; message: string };

/** The last part of a page. It invites visitors to book, call or write. */
export function CallBand({ heading, text, bookLabel = 'Book a repair', message }: CallBandProps) {
  const profile = useShopProfile();
  return (
    <Section>
      <Card look="tint" padding="large" className={styles.band}>
        <div className={styles.words}>
          <h2>{heading}</h2>
          <p className={styles.text}>{text}</p>
        </div>
        <div className={styles.actions}>
          <ButtonLink to="/book" size="large" icon={<CalendarIcon />}>
            {bookLabel}
          </ButtonLink>
          <ButtonAnchor
            href={callHref(profile.phone)}
            size="large"
            variant="secondary"
            icon={<PhoneIcon />}
          >
            Call {profile.phone}
          </ButtonAnchor>
          <ButtonAnchor
            href={chatHref(profile.whatsapp, message)}
            target="_blank"
            rel="noopener"
            size="large"
            variant="quiet"
            icon={<MessageIcon />}
          >
            WhatsApp
          </ButtonAnchor>
        </div>
      </Card>
    </Section>
  );
}
