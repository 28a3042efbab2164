import { statusText } from '@mcs-repairs/shared/domain/rules/bookingStatus';
import type { BookingStatus } from '@mcs-repairs/shared/domain/types/booking';
import styles from './SummaryCards.module.css';

const LENGTH = 400;
const HEIGHT = 10;

type Part = { status: BookingStatus; count: number };
type ShareBarProps = {
  label: string;
  parts: readonly Part[];
  /** The total. Undefined if it is the sum of the parts. */
  of?: number;
};

/** Draws the parts of a total as one bar, in the colours of the statuses. */
export function ShareBar({ label, parts, of }: ShareBarProps) {
  const whole = of ?? parts.reduce((sum, { count }) => sum + count, 0);
  const words = parts.map(({ status, count }) => `${count} ${statusText(status)}`).join(', ');
  const starts = parts.map((_, index) =>
    parts.slice(0, index).reduce((sum, { count }) => sum + count, 0),
  );
  const scale = (count: number) => (whole === 0 ? 0 : (count / whole) * LENGTH);
  return (
    <svg
      role="img"
      aria-label={`${label}: ${words}`}
      viewBox={`0 0 ${LENGTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={styles.strip}
    >
      <rect width={LENGTH} height={HEIGHT} className={styles.empty} />
      {parts.map(({ status, count }, index) => (
        <rect
          key={status}
          x={scale(starts[index] ?? 0)}
          width={scale(count)}
          height={HEIGHT}
          className={styles[status]}
        >
          <title>{`${statusText(status)}: ${count}`}</title>
        </rect>
      ))}
    </svg>
  );
}
