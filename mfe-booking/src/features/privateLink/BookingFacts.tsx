import type { ReactNode } from 'react';
import { earlyEntryText, isBeforeOpening } from '../../earlyEntry';
import { agreedPrice } from '@mcs-repairs/shared/domain/rules/agreedPrice';
import { wishInWords } from '@mcs-repairs/shared/domain/rules/nepalTime';
import { rupees } from '@mcs-repairs/shared/domain/rules/rupees';
import { handoverOf } from '@mcs-repairs/shared/domain/rules/whereabouts';
import { useShopProfile, useShopSchedule } from '@mcs-repairs/shared/platform/site';
import type { RepairView } from '@mcs-repairs/shared/domain/types/repair';
import type { Stage } from '@mcs-repairs/shared/domain/types/stage';
import type { BookingReceipt } from '@mcs-repairs/shared/domain/types/booking';
import { waysTo } from '../../oneContact';
import { Card } from '@mcs-repairs/shared/ui/Card';
import { StatusBadge } from '@mcs-repairs/shared/ui/StatusBadge';
import { appointmentText, instantText } from '../../appointmentText';
import { COURSE, STATUS_MEANING } from './stageText';
import styles from './MyBooking.module.css';

type BookingFactsProps = {
  receipt: BookingReceipt;
  repair: RepairView;
  children?: ReactNode;
};

/**
 * Shows the status with what it means, and then the facts. For a device with a stage or a pickup, a
 * notice above explains more instead.
 */
export function BookingFacts({ receipt, repair, children }: BookingFactsProps) {
  const { address, hours } = useShopProfile();
  const rules = useShopSchedule();
  const { appointmentDate, appointmentTime } = receipt;
  const isEarly =
    appointmentDate !== '' && isBeforeOpening(hours, appointmentDate, appointmentTime);
  const { stage, collectedAt, pickup, estimate } = repair;
  const agreed = agreedPrice(estimate);
  const place = handoverOf(
    { ...receipt, stage, collectedAt, pickupDate: pickup?.date },
    { shopAddress: address, pickupAddress: receipt.pickupAddress },
  );
  const time = timeText(receipt, stage);
  // A cancelled booking is on no step, and a device that was not repaired does not reach the last.
  const step = stage === 'unrepaired' ? -1 : COURSE.indexOf(receipt.status);
  const facts = [
    ...(time ? [['Date and time', time]] : []),
    ...(isEarly ? [['Early entry', earlyEntryText(hours, appointmentDate, rules)]] : []),
    [place.label, place.value],
    ['Device', receipt.device],
    ['Service', receipt.service],
    ...(receipt.fault ? [['What is wrong', receipt.fault]] : []),
    ...(receipt.arrivedAt ? [['Received', instantText(receipt.arrivedAt)]] : []),
    ['Duration', receipt.duration],
    ['Name', receipt.customerName],
    ...(agreed === undefined ? [] : [['Price', `${rupees(agreed)}, as agreed`]]),
  ];
  return (
    <Card padding="large" look="raised" className={styles.card}>
      <div className={styles.top}>
        <p className={styles.reference}>
          {receipt.kind === 'request' ? receipt.reference : `#${receipt.reference}`}
        </p>
        <StatusBadge status={receipt.status} className={styles.status} />
      </div>
      {step >= 0 && (
        <div aria-hidden="true" className={styles.course}>
          {COURSE.map((status, index) => (
            <span key={status} className={index <= step ? styles.reached : undefined} />
          ))}
        </div>
      )}
      {!stage && !repair.pickup && <p className={styles.meaning}>{meaningOf(receipt)}</p>}
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

/**
 * Returns the appointment. Returns an empty text for a walk-in device that is already in the shop.
 */
function timeText(receipt: BookingReceipt, stage: Stage | undefined): string {
  const { appointmentDate, appointmentTime, preferredDate = '' } = receipt;
  if (appointmentDate) return appointmentText(appointmentDate, appointmentTime);
  if (stage) return '';
  return wishInWords(preferredDate, waysTo(receipt)) || 'We will call you to agree on a time';
}

/** A confirmed request may have no appointment yet. */
const meaningOf = ({ status, appointmentDate }: BookingReceipt) =>
  status === 'confirmed' && !appointmentDate
    ? 'Your booking is confirmed.'
    : STATUS_MEANING[status];
