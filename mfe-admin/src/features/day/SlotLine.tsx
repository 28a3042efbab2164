import { DayBooking } from './DayBooking';
import type { DaySlot } from './daySlots';
import styles from './DayView.module.css';

const WORDS: Record<DaySlot['state'], string> = {
  booked: '',
  'walk-in': 'Reserved for walk-ins',
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
          <DayBooking key={booking.id} booking={booking} onOpen={onOpen} />
        ))}
      </div>
    </li>
  );
}
