import { shortDay } from '@mcs-repairs/shared/domain/rules/nepalTime';
import { isAwaited, stageLabel } from '@mcs-repairs/shared/domain/rules/repairStage';
import { rupees } from '@mcs-repairs/shared/domain/rules/rupees';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import { Badge } from '@mcs-repairs/shared/ui/Badge';
import { StatusBadge } from '@mcs-repairs/shared/ui/StatusBadge';
import { ContactLinks } from '../../format/ContactLinks';
import styles from './BookingParts.module.css';

type BookingHeaderProps = { booking: Booking; agreedPrice: number | undefined };

/** Shows the customer, the device and the status of a booking. */
export function BookingHeader({ booking, agreedPrice }: BookingHeaderProps) {
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
          callLabel="Call"
        />
      </div>
    </div>
  );
}
