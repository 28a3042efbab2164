import type { BookingStats } from '@mcs-repairs/shared/domain/types/booking';
import { shortDay } from '@mcs-repairs/shared/domain/rules/nepalTime';
import styles from './SummaryCards.module.css';

const HEIGHT = 40;
const STEP = 8;
const WIDTH = 6;

/**
 * Draws one bar for each of the last days, oldest first. A bar counts the bookings made on that
 * day.
 */
export function DayBars({ days }: { days: BookingStats['perDay'] }) {
  const most = days.reduce((best, day) => (day.count > best.count ? day : best), {
    shopDate: '',
    count: 0,
  });
  const words = most.count
    ? `Bookings per day of the last ${days.length} days, at most ${most.count} on ${shortDay(most.shopDate)}`
    : `No bookings in the last ${days.length} days`;
  return (
    <svg
      role="img"
      aria-label={words}
      viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={styles.svg}
    >
      {days.map(({ shopDate, count }, index) => {
        const height = count === 0 ? 2 : Math.max(4, (count / most.count) * HEIGHT);
        return (
          <rect
            key={shopDate}
            x={index * STEP + 1}
            y={HEIGHT - height}
            width={WIDTH}
            height={height}
            className={count === 0 ? styles.empty : styles.bar}
          >
            <title>{`${shortDay(shopDate)}: ${count}`}</title>
          </rect>
        );
      })}
    </svg>
  );
}
