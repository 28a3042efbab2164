import type { ReactNode } from 'react';
import { CONFIRMATION_DEFAULTS } from '@mcs-repairs/shared/domain/catalogue/confirmation';
import { earlyEntryText, isBeforeOpening } from '../../earlyEntry';
import { formatLongDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import { useShopProfile, useShopSchedule } from '@mcs-repairs/shared/platform/site';
import type { BookingReceipt } from '@mcs-repairs/shared/domain/types/booking';
import { Card } from '@mcs-repairs/shared/ui/Card';
import { Heading } from '@mcs-repairs/shared/ui/Heading';
import { StatusBadge } from '@mcs-repairs/shared/ui/StatusBadge';
import styles from './Receipt.module.css';

export type ReceiptFacts = Pick<
  BookingReceipt,
  | 'reference'
  | 'customerName'
  | 'device'
  | 'service'
  | 'duration'
  | 'appointmentDate'
  | 'appointmentTime'
> &
  Partial<Pick<BookingReceipt, 'status' | 'token' | 'customerEmail'>>;

/**
 * The sample that visitors without a booking see (specification, section 2, Booking confirmation).
 */
export const SAMPLE_RECEIPT: ReceiptFacts = {
  reference: CONFIRMATION_DEFAULTS.orderNumber,
  customerName: CONFIRMATION_DEFAULTS.customerName,
  device: CONFIRMATION_DEFAULTS.device,
  service: CONFIRMATION_DEFAULTS.service,
  duration: CONFIRMATION_DEFAULTS.duration,
  appointmentDate: CONFIRMATION_DEFAULTS.shopDate,
  appointmentTime: CONFIRMATION_DEFAULTS.time,
};

type ReceiptProps = {
  facts: ReceiptFacts;
  /** What the status means for the customer. */
  note?: ReactNode;
  children?: ReactNode;
};

/** Shows a booking in a layout for printing or saving. */
export function Receipt({ facts, note, children }: ReceiptProps) {
  const shop = useShopProfile();
  const rules = useShopSchedule();
  const { appointmentDate, appointmentTime } = facts;
  return (
    <Card padding="none" look="raised" className={styles.receipt}>
      <div className={styles.top}>
        <div>
          <p className={styles.label}>Order number</p>
          <p className={styles.number}>#{facts.reference}</p>
        </div>
        {facts.status && (
          <div className={styles.status}>
            <StatusBadge status={facts.status} />
            {note}
          </div>
        )}
      </div>
      <dl className={styles.facts}>
        <Fact name="Date and time">
          {appointmentDate ? (
            <>
              <time dateTime={appointmentDate} className={styles.line}>
                {formatLongDate(appointmentDate)}
              </time>
              <br />
              {appointmentTime} <span className={styles.quiet}>Nepal time</span>
              {isBeforeOpening(shop.hours, appointmentDate, appointmentTime) && (
                <p className={styles.early}>{earlyEntryText(shop.hours, appointmentDate, rules)}</p>
              )}
            </>
          ) : (
            'We will call you to agree on a time'
          )}
        </Fact>
        <Fact name="Device">{facts.device}</Fact>
        <Fact name="Service">{facts.service}</Fact>
        <Fact name="Duration">{facts.duration}</Fact>
        <Fact name="Service type">Walk-In Service</Fact>
        <Fact name="Location">
          <span className={styles.line}>{shop.address}</span>
          <br />
          <a
            href={shop.mapUrl}
            target="_blank"
            rel="noopener noreferrer"
            data-print="hide"
            className={styles.map}
          >
            Show on the map
          </a>
        </Fact>
      </dl>
      {children && (
        <div className={styles.actions} data-print="hide">
          {children}
        </div>
      )}
      <section className={styles.prices} aria-labelledby="pricing-summary">
        <Heading level={2} id="pricing-summary" className={styles.heading}>
          Pricing summary
        </Heading>
        <dl>
          <Price name="Service price">{CONFIRMATION_DEFAULTS.price}</Price>
          <Price name="Diagnostic fee">Free</Price>
          <Price name="Total" total>
            {CONFIRMATION_DEFAULTS.price}
          </Price>
        </dl>
      </section>
      <p className={styles.foot}>
        {shop.name} · {shop.phone}
        <span className={styles.point}> · </span>
        <span className={styles.line}>{shop.email}</span>
      </p>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Price({ name, total, children }: { name: string; total?: boolean; children: ReactNode }) {
  return (
    <div className={total ? styles.total : styles.price}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
