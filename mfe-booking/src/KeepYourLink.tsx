import { useState } from 'react';
import { chatHref, chatNumber } from '@mcs-repairs/shared/domain/rules/contactLinks';
import { mobileNumber } from '@mcs-repairs/shared/domain/rules/mobileNumber';
import { SECRET_PATHS } from '@mcs-repairs/shared/domain/rules/secretLinks';
import type { OwnReceipt } from '@mcs-repairs/shared/domain/types/booking';
import { useAction } from '@mcs-repairs/shared/platform/form/useAction';
import { useShopProfile } from '@mcs-repairs/shared/platform/site';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { ButtonAnchor } from '@mcs-repairs/shared/ui/ButtonAnchor';
import { Card } from '@mcs-repairs/shared/ui/Card';
import { Heading } from '@mcs-repairs/shared/ui/Heading';
import { CopyIcon, MessageIcon, SmartphoneIcon } from '@mcs-repairs/shared/ui/icons';
import { Notice, type NoticeTone } from '@mcs-repairs/shared/ui/Notice';
import { linkedBy, textMyBookingLink } from './myBookingOperations';
import { isMailed } from './oneContact';
import styles from './KeepYourLink.module.css';

type KeepYourLinkProps = {
  receipt: Pick<OwnReceipt, 'token' | 'reference' | 'customerEmail' | 'customerPhone'>;
};
type Told = { tone: NoticeTone; text: string };

const COPIED: Told = { tone: 'success', text: 'The link is copied. Paste it into a note.' };
const NOT_COPIED: Told = {
  tone: 'warning',
  text: 'The link could not be copied. Choose “Reschedule or cancel” or “Follow my booking” on this page, and bookmark the page that opens.',
};

/**
 * Offers ways to store the private link to a booking. Only the printed page shows the address of
 * the link.
 */
export function KeepYourLink({ receipt }: KeepYourLinkProps) {
  const { token, reference, customerEmail, customerPhone = '' } = receipt;
  const profile = useShopProfile();
  const { name, textChannels } = profile;
  const { act, working, failure } = useAction();
  const [told, setTold] = useState<Told | null>(null);
  const path = SECRET_PATHS.myBooking(token);
  const address = typeof window === 'undefined' ? path : window.location.origin + path;
  const hasMail = isMailed(profile, customerEmail);
  const whatsapp = chatNumber(customerPhone);
  const canText = textChannels?.includes('sms') && mobileNumber(customerPhone) !== null;

  const copy = async () => {
    setTold(
      await navigator.clipboard.writeText(address).then(
        () => COPIED,
        () => NOT_COPIED,
      ),
    );
  };
  const text = async () => {
    setTold(null);
    const result = await act((call) => call(textMyBookingLink, linkedBy(token)));
    if (result.ok) setTold({ tone: 'info', text: result.value.message });
  };
  return (
    <Card
      as="section"
      padding="none"
      look="raised"
      className={styles.card}
      aria-labelledby="private-link"
    >
      <Heading level={2} id="private-link" className={styles.heading}>
        {hasMail ? 'Your private link' : 'Please save your private link'}
      </Heading>
      <p data-print="hide">
        {hasMail
          ? 'With it you can see, reschedule or cancel your booking.'
          : `${customerEmail ? 'You' : 'You gave no email address, so you'} get this link only here. With it you can see, reschedule or cancel your booking.`}
      </p>
      <div className={styles.buttons} data-print="hide">
        {whatsapp && (
          <ButtonAnchor
            icon={<MessageIcon />}
            variant={hasMail ? 'secondary' : 'primary'}
            href={chatHref(whatsapp, `My booking ${reference} at ${name}: ${address}`)}
            target="_blank"
            rel="noopener noreferrer"
          >
            Send to my WhatsApp
          </ButtonAnchor>
        )}
        {canText && (
          <Button
            variant="secondary"
            icon={<SmartphoneIcon />}
            loading={working}
            loadingLabel="Sending..."
            onClick={() => void text()}
          >
            Text me the link
          </Button>
        )}
        <Button
          variant={hasMail || whatsapp ? 'secondary' : 'primary'}
          icon={<CopyIcon />}
          onClick={() => void copy()}
        >
          Copy link
        </Button>
      </div>
      {told && (
        <Notice tone={told.tone} live>
          {told.text}
        </Notice>
      )}
      {failure && (
        <Notice tone="danger" live>
          {failure.message}
        </Notice>
      )}
      <p className={styles.printed}>{address}</p>
    </Card>
  );
}
