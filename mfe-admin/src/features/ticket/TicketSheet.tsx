import { formatLongDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import { SECRET_PATHS } from '@mcs-repairs/shared/domain/rules/secretLinks';
import type { Ticket } from '@mcs-repairs/shared/domain/types/checkIn';
import { useSiteConfig } from '@mcs-repairs/shared/platform/site';
import { nepalInstant } from '@mcs-repairs/shared/domain/rules/nepalTime';
import { Signature } from '../../format/Signature';
import { QrCode } from '../../format/QrCode';
import { SheetFact } from './SheetFact';
import styles from './Ticket.module.css';

/**
 * The ticket that the customer gets. It lists the device and everything handed over, and links to
 * the status page of the repair.
 */
export function TicketSheet({
  ticket: { booking, intake, siblings = [], token },
}: {
  ticket: Ticket;
}) {
  const config = useSiteConfig();
  const { name, phone, address } = config.profile;
  return (
    <article aria-label="Ticket" className={styles.sheet}>
      <header>
        <strong>{name}</strong>
        <div>{address}</div>
        <div>{phone}</div>
      </header>
      <p className={styles.reference}>{booking.reference}</p>
      <dl className={styles.facts}>
        <SheetFact name="Received" value={nepalInstant(intake?.createdAt ?? booking.createdAt)} />
        <SheetFact name="Customer" value={`${booking.customerName}, ${booking.customerPhone}`} />
        <SheetFact name="Device" value={booking.deviceModel} />
        <SheetFact name="Fault" value={booking.repairService} />
        <SheetFact name="IMEI or serial" value={intake?.serial} />
        <SheetFact name="Accessories" value={intake?.accessories} />
        <SheetFact name="Condition" value={intake?.condition} className={styles.wide} />
        <SheetFact
          name="Promised day"
          value={booking.promisedDate && formatLongDate(booking.promisedDate)}
        />
        <SheetFact name="Checked in by" value={intake?.takenBy} />
      </dl>
      {siblings.length > 0 && (
        <div>
          <p>Also in this visit:</p>
          <ul>
            {siblings.map(({ reference, deviceModel, repairService }) => (
              <li key={reference}>
                {reference}: {deviceModel}, {repairService}
              </li>
            ))}
          </ul>
        </div>
      )}
      <QrCode
        text={`${config.publicUrl}${SECRET_PATHS.myBooking(token)}`}
        className={styles.code}
      />
      <p>
        Scan the code to follow your repair. Please bring this ticket when you collect the device.
      </p>
      {intake?.signature && <Signature path={intake.signature} className={styles.signed} />}
    </article>
  );
}
