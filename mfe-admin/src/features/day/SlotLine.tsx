import { Button } from 'shared/ui/Button';
import { StatusBadge } from 'shared/ui/StatusBadge';
import { HeldUntil } from '../../format/HeldUntil';
import type { DaySlot } from './daySlots';
import styles from './DayView.module.css';

const WORDS: Record<DaySlot['state'], string> = {
  booked: '',
  'walk-in': 'Kept for walk-ins',
  free: 'Free',
  closed: '',
};

type SlotLineProps = { slot: DaySlot; past: boolean; onOpen: (id: string) => void };

export function SlotLine({ slot: { time, state, bookings }, past, onOpen }: SlotLineProps) {
  return (
    <li className={styles.slot} data-state={state}>
      <span className={styles.time}>{time}</span>
      <div className={styles.what}>
        {state !== 'booked' && (
          <span className={styles.words}>
            {past && state === 'free' ? 'Not booked' : WORDS[state]}
          </span>
        )}
        {bookings.map((booking) => (
          <div key={booking.id} className={styles.booking}>
            <Button
              variant="quiet"
              size="small"
              aria-haspopup="dialog"
              onClick={() => onOpen(booking.id)}
            >
              {booking.customerName}
            </Button>
            <span className={styles.repair}>
              {booking.deviceModel}, {booking.repairService}
            </span>
            <StatusBadge status={booking.status} />
            <HeldUntil booking={booking} />
          </div>
        ))}
      </div>
    </li>
  );
}
