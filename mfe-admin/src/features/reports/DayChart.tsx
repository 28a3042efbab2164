import { shortDay } from '@mcs-repairs/shared/domain/rules/nepalTime';
import type { Report } from '@mcs-repairs/shared/domain/types/report';
import styles from './Reports.module.css';

const HEIGHT = 80;
const WIDTH = 300;

/** Draws one bar for each day, oldest first, with its date and its count. `counted` names what the bars count. */
export function DayChart({ days, counted }: { days: Report['byDay']; counted: string }) {
  const most = days.reduce((best, day) => (day.count > best.count ? day : best), {
    shopDate: '',
    count: 0,
  });
  const step = WIDTH / days.length;
  // A month has no room for the date and the count of each day.
  const isShort = days.length <= 7;
  const heightOf = (count: number) => Math.max(1, (count / Math.max(1, most.count)) * (HEIGHT - 2));
  const middleOf = (index: number) => `${((index + 0.5) / days.length) * 100}%`;
  return (
    <div>
      <div className={styles.plot}>
        <svg
          role="img"
          aria-label={
            most.count > 0
              ? `${counted} per day, at most ${most.count} on ${shortDay(most.shopDate)}`
              : `No ${counted.toLowerCase()} on these days`
          }
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className={styles.days}
        >
          {days.map(({ shopDate, count }, index) => {
            const height = heightOf(count);
            return (
              <rect
                key={shopDate}
                x={index * step + step * 0.1}
                y={HEIGHT - height}
                width={step * 0.8}
                height={height}
                className={count > 0 ? styles.bar : styles.none}
              >
                <title>{`${shortDay(shopDate)}: ${count}`}</title>
              </rect>
            );
          })}
        </svg>
        <p aria-hidden="true" className={styles.counts}>
          {days.map(
            ({ shopDate, count }, index) =>
              (isShort ? count > 0 : shopDate === most.shopDate) && (
                <span
                  key={shopDate}
                  style={{ left: middleOf(index), bottom: `${(heightOf(count) / HEIGHT) * 100}%` }}
                >
                  {count}
                </span>
              ),
          )}
        </p>
      </div>
      <p aria-hidden="true" className={styles.axis}>
        {days.map(
          ({ shopDate }, index) =>
            (isShort || index % 7 === 0) && (
              <span key={shopDate} style={{ left: middleOf(index) }}>
                {shortDay(shopDate)}
              </span>
            ),
        )}
      </p>
    </div>
  );
}
