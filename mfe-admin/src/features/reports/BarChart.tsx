import styles from './Reports.module.css';

const ROW = 22;
const BAR = 14;
const WIDTH = 300;
const LABEL = 126;

export type Bar = { name: string; count: number };

/**
 * Bars with their names, widest first. It is hidden from screen readers, because the table beside
 * it has the same figures.
 */
export function BarChart({ bars }: { bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${bars.length * ROW}`}
      className={styles.chart}
      focusable="false"
    >
      {bars.map(({ name, count }, index) => {
        const width = (count / most) * (WIDTH - LABEL - 34);
        const y = index * ROW;
        return (
          <g key={name}>
            <text x={0} y={y + 15} className={styles.name}>
              {shortened(name)}
            </text>
            <rect
              x={LABEL}
              y={y + 4}
              width={Math.max(1, width)}
              height={BAR}
              className={styles.bar}
            />
            <text x={LABEL + Math.max(1, width) + 4} y={y + 15} className={styles.count}>
              {count}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

const MOST_LETTERS = 18;
const shortened = (name: string) =>
  name.length > MOST_LETTERS ? `${name.slice(0, MOST_LETTERS - 1)}…` : name;
