import { callHref, mailHref } from '@mcs-repairs/shared/domain/rules/contactLinks';
import { shortDay } from '@mcs-repairs/shared/domain/rules/nepalTime';
import { stageLabel } from '@mcs-repairs/shared/domain/rules/repairStage';
import { rupees } from '@mcs-repairs/shared/domain/rules/rupees';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import { Badge } from '@mcs-repairs/shared/ui/Badge';
import { PhoneIcon } from '@mcs-repairs/shared/ui/icons';
import { StatusBadge } from '@mcs-repairs/shared/ui/StatusBadge';
import styles from './BookingParts.module.css';

type BookingHeaderProps = { booking: Booking; agreedPrice: number | undefined };

/** Shows the customer, the device and the status of a booking. */
export function BookingHeader({ booking, agreedPrice }: BookingHeaderProps) {
  const { customerName, customerPhone, customerEmail, deviceModel, repairService } = booking;
  const { status, stage, promisedDate, collectedAt } = booking;
  return (
    <div className={styles.who}>
      <div className={styles.top}>
        <h2 className={styles.name}>{customerName}</h2>
        <StatusBadge status={status} />
        {stage && <Badge tone="outline">{stageLabel(stage)}</Badge>}
        {booking.noShowAt && <Badge>No-show</Badge>}
        {booking.spamAt && <Badge tone="danger">Spam</Badge>}
        {booking.claimOf && <Badge tone="accent">Warranty claim</Badge>}
      </div>
      <p className={styles.what}>
        {deviceModel}, {repairService}
      </p>
      <p className={styles.known}>
        {customerPhone ? (
          <a href={callHref(customerPhone)} className={styles.call}>
            <PhoneIcon size={16} /> {customerPhone}
          </a>
        ) : (
          <a href={mailHref(customerEmail)} className={styles.call}>
            {customerEmail}
          </a>
        )}
        {promisedDate && !collectedAt && <span>Promised for {shortDay(promisedDate)}</span>}
        {agreedPrice !== undefined && <span>Agreed price {rupees(agreedPrice)}</span>}
      </p>
    </div>
  );
}
