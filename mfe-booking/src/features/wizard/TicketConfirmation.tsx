import { useEffect, useRef } from 'react';
import { BEFORE_YOUR_VISIT } from '@mcs-repairs/shared/domain/catalogue/confirmation';
import { CONTACT_PROMISE_HOURS } from '@mcs-repairs/shared/domain/catalogue/turnaround';
import { chatHref } from '@mcs-repairs/shared/domain/rules/contactLinks';
import { wishInWords } from '@mcs-repairs/shared/domain/rules/nepalTime';
import { SECRET_PATHS } from '@mcs-repairs/shared/domain/rules/secretLinks';
import { useShopCapabilities, useShopProfile } from '@mcs-repairs/shared/platform/site';
import type { OwnReceipt } from '@mcs-repairs/shared/domain/types/booking';
import { ButtonAnchor } from '@mcs-repairs/shared/ui/ButtonAnchor';
import { ButtonLink } from '@mcs-repairs/shared/ui/ButtonLink';
import { Card } from '@mcs-repairs/shared/ui/Card';
import { Heading } from '@mcs-repairs/shared/ui/Heading';
import { CheckIcon, MessageIcon, SuccessIcon } from '@mcs-repairs/shared/ui/icons';
import { waysTo } from '../../oneContact';
import { KeepYourLink } from '../../KeepYourLink';
import { NextSteps } from '../../nextSteps/NextSteps';
import styles from './TicketConfirmation.module.css';

/**
 * Replaces the wizard after a booking. It shows the ticket number, what to do before the visit, and
 * when the shop calls.
 */
export function TicketConfirmation({ receipt }: { receipt: OwnReceipt }) {
  const { whatsapp } = useShopProfile();
  const can = useShopCapabilities();
  const wish = wishInWords(receipt.preferredDate ?? '', waysTo(receipt));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.ticket}>
      <SuccessIcon className={styles.mark} />
      <Heading level={1} ref={heading}>
        Booking Confirmed!
      </Heading>
      <p className={styles.lead}>
        Thank you, {receipt.customerName}. We will contact you within {CONTACT_PROMISE_HOURS} hours.
      </p>
      {can.keepOnServer && (
        <p>
          Your request is with us. Your time is confirmed once we have called or written to you.
        </p>
      )}
      <Card padding="large" look="raised" className={styles.card}>
        <div className={styles.numberRow}>
          <p className={styles.label}>Ticket number</p>
          <p className={styles.number}>{receipt.reference}</p>
          <p className={styles.device}>{receipt.device}</p>
          {wish && <p>{wish}</p>}
          {receipt.serviceType === 'pickup' && can.keepOnServer && (
            <p>
              Free Pickup & Return
              {receipt.pickupAddress && `: we pick your device up at ${receipt.pickupAddress}`}
            </p>
          )}
        </div>
        <NextSteps receipt={receipt} />
        <section aria-labelledby="before-your-visit">
          <Heading level={2} id="before-your-visit" className={styles.heading}>
            Before Your Visit
          </Heading>
          <ul className={styles.list}>
            {BEFORE_YOUR_VISIT.map((item) => (
              <li key={item}>
                <CheckIcon /> {item}
              </li>
            ))}
          </ul>
        </section>
      </Card>
      {receipt.token && <KeepYourLink receipt={receipt} />}
      <div className={styles.actions} data-print="hide">
        <ButtonLink variant="secondary" to="/">
          Return Home
        </ButtonLink>
        <ButtonAnchor
          variant="secondary"
          icon={<MessageIcon />}
          href={chatHref(whatsapp, `Hello, my ticket is ${receipt.reference}.`)}
          target="_blank"
          rel="noopener noreferrer"
        >
          WhatsApp
        </ButtonAnchor>
        {receipt.token && (
          <ButtonLink variant="quiet" to={SECRET_PATHS.myBooking(receipt.token)}>
            Follow my booking
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
