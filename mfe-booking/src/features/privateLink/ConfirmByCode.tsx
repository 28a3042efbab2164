import { useState } from 'react';
import { callHref } from '@mcs-repairs/shared/domain/rules/contactLinks';
import type { BookingReceipt } from '@mcs-repairs/shared/domain/types/booking';
import { useShopProfile } from '@mcs-repairs/shared/platform/site';
import { Card } from '@mcs-repairs/shared/ui/Card';
import { Heading } from '@mcs-repairs/shared/ui/Heading';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { CallOrChat } from '../../CallOrChat';
import { AskForCode } from './AskForCode';
import { EnterCode } from './EnterCode';
import styles from './MyBooking.module.css';

type ConfirmByCodeProps = {
  reference: string;
  /** Whether an estimate waits for the customer's answer. */
  asksAnswer: boolean;
  /** Called with the token of the customer's private link, which opens the booking. */
  onConfirmed: (token: string) => void;
};

/**
 * Other people may have read a paper ticket. So the link on a ticket allows no changes. A customer
 * with a ticket proves the phone number here, with a code. If the shop cannot send a code, the
 * customer calls.
 */
export function ConfirmByCode({ reference, asksAnswer, onConfirmed }: ConfirmByCodeProps) {
  const { phone, textChannels = [], sendsEmails } = useShopProfile();
  const canSend = sendsEmails !== false || textChannels.length > 0;
  const [asked, setAsked] = useState<{ phone: string; message: string } | null>(null);
  const [isOther, setOther] = useState(false);

  const opened = (visits: BookingReceipt[]) => {
    const own = visits.find((visit) => visit.reference === reference);
    if (own) return onConfirmed(own.token);
    setOther(true);
    setAsked(null);
  };

  return (
    <Card as="section" padding="large" look="raised" className={styles.card}>
      <Heading level={2} className={styles.heading}>
        {asksAnswer ? 'Do you accept the estimate?' : 'Do you want to change something?'}
      </Heading>
      <p className={styles.quiet}>
        {canSend ? (
          <>
            {asksAnswer
              ? 'With the link on your ticket you can see the estimate, but not answer it. To accept or decline it, first request a code for the phone number on your ticket.'
              : 'With the link on your ticket you can see your repair, but not change anything. To ask a question, cancel, or download or erase your data, first request a code for the phone number on your ticket.'}{' '}
            You can also call us on <a href={callHref(phone)}>{phone}</a>.
          </>
        ) : (
          'With the link on your ticket you can only see your repair. Please call us or write on WhatsApp.'
        )}
      </p>
      {isOther && (
        <Notice tone="warning" live>
          This phone number does not belong to this repair. Please use the phone number on the
          ticket, or call us.
        </Notice>
      )}
      {!canSend && (
        <div className={styles.row}>
          <CallOrChat message={`Hello, I have a question about my repair ${reference}.`} />
        </div>
      )}
      {canSend &&
        (asked ? (
          <EnterCode {...asked} onOpened={opened} onAgain={() => setAsked(null)} />
        ) : (
          <AskForCode onAsked={setAsked} />
        ))}
    </Card>
  );
}
