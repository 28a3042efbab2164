import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { callHref } from 'shared/domain/rules/contactLinks';
import { relativeTime } from 'shared/domain/rules/relativeTime';
import type { Booking } from 'shared/domain/types/booking';
import type { ShopDate } from 'shared/domain/types/time';
import { useNow } from 'shared/platform/site';
import { Button } from 'shared/ui/Button';
import { PhoneIcon } from 'shared/ui/icons';
import { StatusBadge } from 'shared/ui/StatusBadge';
import { HeldUntil } from '../../format/HeldUntil';
import { shortDay } from 'shared/domain/rules/nepalTime';
import type { Section } from './sections';
import styles from './Today.module.css';

type TodayRowProps = {
  booking: Booking;
  leads: Section['leads'];
  shopDate: ShopDate;
  onOpen: () => void;
  /** What may be done with it. */
  children: ReactNode;
};

/** One booking: when, who, what, and how to reach them. */
export function TodayRow({ booking, leads, shopDate, onOpen, children }: TodayRowProps) {
  const { customerName, customerPhone, deviceModel, repairService, status } = booking;
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
        <HeldUntil booking={booking} />
      </div>
      <span className={styles.what}>
        {deviceModel}, {repairService}
      </span>
      <div className={styles.actions}>
        <a href={callHref(customerPhone)} className={styles.call}>
          <PhoneIcon size={16} /> {customerPhone}
        </a>
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
