import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { callHref, mailHref } from '@mcs-repairs/shared/domain/rules/contactLinks';
import { relativeTime } from '@mcs-repairs/shared/domain/rules/relativeTime';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { ShopDate } from '@mcs-repairs/shared/domain/types/time';
import { useNow } from '@mcs-repairs/shared/platform/site';
import { Badge } from '@mcs-repairs/shared/ui/Badge';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { PhoneIcon } from '@mcs-repairs/shared/ui/icons';
import { StatusBadge } from '@mcs-repairs/shared/ui/StatusBadge';
import { HeldUntil } from '../../format/HeldUntil';
import { shortDay } from '@mcs-repairs/shared/domain/rules/nepalTime';
import type { Section } from './sections';
import styles from './Today.module.css';

type TodayRowProps = {
  booking: Booking;
  leads: Section['leads'];
  shopDate: ShopDate;
  /** Whether the booking is new since the member last looked. */
  isNew: boolean;
  onOpen: () => void;
  /** The actions on the booking. */
  children: ReactNode;
};

/** One booking: time, customer, device and contact. */
export function TodayRow({ booking, leads, shopDate, isNew, onOpen, children }: TodayRowProps) {
  const { customerName, customerPhone, customerEmail, deviceModel, repairService, status } =
    booking;
  const now = useNow();
  return (
    <li className={styles.row}>
      <span className={styles.lead}>{leadOf(booking, leads, shopDate, now)}</span>
      <div className={styles.who}>
        <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={onOpen}>
          {customerName}
        </Button>
        <Link
          to={`/admin/bookings/${encodeURIComponent(booking.reference)}`}
          className={styles.page}
        >
          {booking.reference}
        </Link>
        <StatusBadge status={status} />
        {isNew && <Badge tone="accent">New</Badge>}
        <HeldUntil booking={booking} />
      </div>
      <span className={styles.what}>
        {deviceModel}, {repairService}
      </span>
      <div className={styles.actions}>
        {customerPhone ? (
          <a href={callHref(customerPhone)} className={styles.call}>
            <PhoneIcon size={16} /> {customerPhone}
          </a>
        ) : (
          <a href={mailHref(customerEmail)} className={styles.call}>
            {customerEmail}
          </a>
        )}
        {children}
      </div>
    </li>
  );
}

function leadOf(
  { appointmentDate, appointmentTime, createdAt, promisedDate, updatedAt }: Booking,
  leads: Section['leads'],
  shopDate: ShopDate,
  now: Date,
): string {
  if (leads === 'rest') return relativeTime(updatedAt, now);
  if (leads === 'promise') return promisedDate ? `For ${shortDay(promisedDate)}` : '';
  if (leads === 'age') return relativeTime(createdAt, now);
  if (leads === 'time' || appointmentDate === shopDate) return appointmentTime;
  return `${shortDay(appointmentDate)}, ${appointmentTime}`;
}
