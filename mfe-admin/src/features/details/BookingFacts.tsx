import type { ReactNode } from 'react';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import { callHref, mailHref } from '@mcs-repairs/shared/domain/rules/contactLinks';
import { formatLongDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import { rupees } from '@mcs-repairs/shared/domain/rules/rupees';
import { nepalInstant, wishedTime } from '@mcs-repairs/shared/domain/rules/nepalTime';
import styles from './BookingDetails.module.css';

const SERVICE_TYPES = { walkin: 'Walk-in Service', pickup: 'Free Pickup & Return' };

type BookingFactsProps = {
  booking: Booking;
  /** The price that the customer accepted, in whole rupees. */
  agreedPrice?: number | undefined;
  /** The address from which a rider fetches the device. */
  pickupAddress?: string | undefined;
};

export function BookingFacts({ booking, agreedPrice, pickupAddress }: BookingFactsProps) {
  const { customerPhone, customerEmail, serviceType, city, notes } = booking;
  return (
    <dl className={styles.facts}>
      <Fact name="Phone">
        {customerPhone ? <a href={callHref(customerPhone)}>{customerPhone}</a> : 'None'}
      </Fact>
      <Fact name="Email">
        {customerEmail ? <a href={mailHref(customerEmail)}>{customerEmail}</a> : 'None'}
      </Fact>
      <Fact name="Device">{booking.deviceModel}</Fact>
      <Fact name="Service">
        {booking.repairService}
        {booking.duration && <span className={styles.second}>{booking.duration}</span>}
      </Fact>
      {booking.arrivedAt ? (
        <Fact name="Received">{nepalInstant(booking.arrivedAt)}, Nepal time</Fact>
      ) : (
        <Fact name="Appointment">{appointmentText(booking)}</Fact>
      )}
      {booking.heldUntil && (
        <Fact name="Held">
          Until {nepalInstant(booking.heldUntil)}, Nepal time, unless you or the customer confirms
          the booking
        </Fact>
      )}
      {booking.pickupDate && (
        <Fact name="Pickup">
          {formatLongDate(booking.pickupDate)}, {booking.pickupFrom} to {booking.pickupTo}
        </Fact>
      )}
      <Fact name="Price">
        {agreedPrice === undefined
          ? 'Call for price'
          : `${rupees(agreedPrice)}, agreed with the customer`}
      </Fact>
      {serviceType && <Fact name="Service type">{SERVICE_TYPES[serviceType]}</Fact>}
      {pickupAddress && <Fact name="Pickup address">{pickupAddress}</Fact>}
      {city && <Fact name="City">{city}</Fact>}
      {!booking.arrivedAt && (
        <Fact name="Booked">{nepalInstant(booking.createdAt)}, Nepal time</Fact>
      )}
      {notes && (
        <Fact name="Notes" wide>
          <span className={styles.notes}>{notes}</span>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? styles.wide : undefined}>
      <dt className={styles.name}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function appointmentText({ appointmentDate, appointmentTime, preferredDate }: Booking): string {
  if (appointmentDate) return `${formatLongDate(appointmentDate)}, ${appointmentTime}, Nepal time`;
  return preferredDate ? `No appointment. Prefers ${wishedTime(preferredDate)}` : 'No appointment';
}
