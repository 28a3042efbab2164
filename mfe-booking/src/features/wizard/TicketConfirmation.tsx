import { useEffect, useRef } from 'react';
import { BEFORE_YOUR_VISIT } from 'shared/domain/catalogue/confirmation';
import { CONTACT_PROMISE_HOURS } from 'shared/domain/catalogue/turnaround';
import { chatHref } from 'shared/domain/rules/contactLinks';
import { SECRET_PATHS } from 'shared/domain/rules/secretLinks';
import { useShopProfile } from 'shared/platform/site';
import type { BookingReceipt } from 'shared/domain/types/booking';
import { ButtonAnchor } from 'shared/ui/ButtonAnchor';
import { ButtonLink } from 'shared/ui/ButtonLink';
import { Card } from 'shared/ui/Card';
import { Heading } from 'shared/ui/Heading';
import { CheckIcon, MessageIcon, SuccessIcon } from 'shared/ui/icons';
import { KeepYourLink } from '../../KeepYourLink';
import { preferredTimeText } from './WizardSummary';
import styles from './TicketConfirmation.module.css';

/** After the wizard: the ticket, what to do before the visit, and when the shop calls. */
export function TicketConfirmation({ receipt }: { receipt: BookingReceipt }) {
  const { whatsapp } = useShopProfile();
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
      <Card padding="large" look="raised" className={styles.card}>
        <div className={styles.numberRow}>
          <p className={styles.label}>Ticket number</p>
          <p className={styles.number}>{receipt.reference}</p>
          <p>
            {receipt.device}
            {receipt.preferredDate &&
              `, preferred time ${preferredTimeText(receipt.preferredDate)} Nepal time`}
          </p>
        </div>
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
      {receipt.token && !receipt.customerEmail && <KeepYourLink token={receipt.token} />}
      <div className={styles.actions} data-print="hide">
        <ButtonLink to="/">Return Home</ButtonLink>
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
