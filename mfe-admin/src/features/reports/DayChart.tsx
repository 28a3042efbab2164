import type { Report } from '@mcs-repairs/shared/domain/types/report';
import styles from './Reports.module.css';

const HEIGHT = 80;
const WIDTH = 300;

/** One bar for each day, oldest first. The table beside it has the same figures. */
export function DayChart({ days }: { days: Report['byDay'] }) {
  const most = Math.max(1, ...days.map(({ count }) => count));
  const step = WIDTH / days.length;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className={styles.chart}
      focusable="false"
    >
      {days.map(({ shopDate, count }, index) => {
        const height = (count / most) * (HEIGHT - 2);
        return (
          <rect
            key={shopDate}
            x={index * step + step * 0.1}
            y={HEIGHT - Math.max(1, height)}
            width={step * 0.8}
            height={Math.max(1, height)}
            className={styles.bar}
          />
        );
      })}
    </svg>
  );
}
