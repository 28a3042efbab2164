import { useEffect, useState } from 'react';
import { shortDay } from '@mcs-repairs/shared/domain/rules/nepalTime';
import { isAwaited, stageLabel } from '@mcs-repairs/shared/domain/rules/repairStage';
import { rupees } from '@mcs-repairs/shared/domain/rules/rupees';
import type { BookingPage } from '@mcs-repairs/shared/domain/types/repair';
import { useNow, useSiteConfig } from '@mcs-repairs/shared/platform/site';
import { Badge } from '@mcs-repairs/shared/ui/Badge';
import { StatusBadge } from '@mcs-repairs/shared/ui/StatusBadge';
import { ContactLinks } from '../../format/ContactLinks';
import type { estimateMessage } from '../../format/estimateMessage';
import { isOpenEstimate } from '../../staff/nextStep';
import styles from './BookingParts.module.css';

/**
 * Returns the function that writes an estimate as a message. Its code loads only if it is needed, with
 * that of the forms.
 */
function useEstimateMessage(isNeeded: boolean) {
  const [write, setWrite] = useState<typeof estimateMessage>();
  useEffect(() => {
    if (!isNeeded) return;
    import(/* webpackChunkName: "booking-forms" */ '../../format/estimateMessage').then(
      (loaded) => setWrite(() => loaded.estimateMessage),
      () => undefined,
    );
  }, [isNeeded]);
  return write;
}

type BookingHeaderProps = { page: BookingPage; agreedPrice: number | undefined };

/** Shows the customer, the device and the status of a booking. */
export function BookingHeader({ page, agreedPrice }: BookingHeaderProps) {
  const { booking, estimates } = page;
  const { publicUrl } = useSiteConfig();
  const now = useNow();
  const estimate = estimates.find((each) => isOpenEstimate(each, now));
  const write = useEstimateMessage(!!estimate);
  const { reference, customerName, customerPhone, deviceModel, repairService } = booking;
  const { status, stage, promisedDate, collectedAt, appointmentDate, appointmentTime } = booking;
  // The stage says more than the status "In progress". It has the same colour.
  const isOnBench = stage !== undefined && status === 'in_progress';
  return (
    <div className={styles.who}>
      <div className={styles.top}>
        <h2 className={styles.name}>{customerName}</h2>
        {!isOnBench && <StatusBadge status={status} />}
        {stage && (
          <Badge tone="outline" {...(isOnBench && { className: styles.onBench })}>
            {stageLabel(stage)}
          </Badge>
        )}
        {booking.noShowAt && <Badge>No-show</Badge>}
        {booking.spamAt && <Badge tone="danger">Spam</Badge>}
        {booking.claimOf && <Badge tone="accent">Warranty claim</Badge>}
      </div>
      <p className={styles.what}>
        {deviceModel}, {repairService}
      </p>
      <p className={styles.known}>
        {appointmentDate && (isAwaited(booking) || booking.noShowAt) && (
          <span>
            Appointment {shortDay(appointmentDate)}, {appointmentTime}
          </span>
        )}
        {promisedDate && !collectedAt && <span>Promised for {shortDay(promisedDate)}</span>}
        {agreedPrice !== undefined && <span>Agreed price {rupees(agreedPrice)}</span>}
      </p>
      <div className={styles.actions}>
        <ContactLinks
          phone={customerPhone}
          email={customerPhone ? '' : booking.customerEmail}
          subject={`Booking ${reference}`}
          message={estimate && write?.(booking, estimate, publicUrl)}
          callLabel="Call"
        />
      </div>
    </div>
  );
}
