import type { ReactNode } from 'react';
import { earlyEntryText, isBeforeOpening } from '../../earlyEntry';
import { useShopProfile, useShopSchedule } from 'shared/platform/site';
import type { BookingReceipt } from 'shared/domain/types/booking';
import { Card } from 'shared/ui/Card';
import { StatusBadge } from 'shared/ui/StatusBadge';
import { appointmentText } from '../../appointmentText';
import styles from './MyBooking.module.css';

type BookingFactsProps = { receipt: BookingReceipt; children?: ReactNode };

export function BookingFacts({ receipt, children }: BookingFactsProps) {
  const { address, hours } = useShopProfile();
  const rules = useShopSchedule();
  const { appointmentDate, appointmentTime } = receipt;
  const isEarly =
    appointmentDate !== '' && isBeforeOpening(hours, appointmentDate, appointmentTime);
  const facts = [
    ['Device', receipt.device],
    ['Service', receipt.service],
    ['Date and time', timeText(receipt)],
    ...(isEarly ? [['Coming in', earlyEntryText(hours, appointmentDate, rules)]] : []),
    ['Duration', receipt.duration],
    ['Where', address],
    ['Name', receipt.customerName],
  ];
  return (
    <Card padding="large" look="raised" className={styles.card}>
      <div className={styles.top}>
        <p className={styles.reference}>
          {receipt.kind === 'request' ? receipt.reference : `#${receipt.reference}`}
        </p>
        <StatusBadge status={receipt.status} />
      </div>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </Card>
  );
}

function timeText({ appointmentDate, appointmentTime }: BookingReceipt): string {
  return appointmentDate
    ? appointmentText(appointmentDate, appointmentTime)
    : 'We will call you to agree on a time';
}
