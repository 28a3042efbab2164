import { SECRET_PATHS } from '@mcs-repairs/shared/domain/rules/secretLinks';
import type { Ticket } from '@mcs-repairs/shared/domain/types/checkIn';
import { useSiteConfig } from '@mcs-repairs/shared/platform/site';
import { shortDay } from '@mcs-repairs/shared/domain/rules/nepalTime';
import { QrCode } from '../../format/QrCode';
import styles from './Ticket.module.css';

/**
 * The label on the device. Every visitor of the shop can read it, so it shows no phone number and
 * no passcode.
 */
export function LabelSheet({ ticket: { booking, token } }: { ticket: Ticket }) {
  const config = useSiteConfig();
  return (
    <article aria-label="Label" className={styles.label}>
      <div>
        <strong className={styles.reference}>{booking.reference}</strong>
        <div className={styles.cut}>{booking.customerName}</div>
        <div className={styles.cut}>{booking.deviceModel}</div>
        <div className={styles.cut}>{booking.repairService}</div>
        {booking.promisedDate && <div>For {shortDay(booking.promisedDate)}</div>}
      </div>
      <QrCode
        text={`${config.publicUrl}${SECRET_PATHS.myBooking(token)}`}
        className={styles.labelCode}
      />
    </article>
  );
}
