import { formatShopTime } from '@mcs-repairs/shared/domain/rules/shopClock';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import { DayBooking } from './DayBooking';
import styles from './DayView.module.css';

type WalkInsProps = { bookings: readonly Booking[]; onOpen: (id: string) => void };

/** Lists the walk-ins of a day in the order of their arrival. */
export function WalkIns({ bookings, onOpen }: WalkInsProps) {
  return (
    <section aria-label="Walk-ins">
      <h3 className={styles.walkIns}>Walk-ins</h3>
      <ol className={styles.slots}>
        {bookings.map((booking) => (
          <li key={booking.id} className={styles.slot} data-state="booked">
            <span className={styles.time}>
              {booking.arrivedAt && formatShopTime(new Date(booking.arrivedAt))}
            </span>
            <div className={styles.what}>
              <DayBooking booking={booking} onOpen={onOpen} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
