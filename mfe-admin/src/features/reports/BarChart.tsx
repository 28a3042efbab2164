import styles from './Reports.module.css';

/** `note` is shown after the count, for example a share. */
export type Bar = { name: string; count: number; note?: string };

/** Draws a bar for each entry, the widest first. Screen readers read the bars as a list. */
export function BarChart({ bars }: { bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <ul className={styles.bars}>
      {bars.map(({ name, count, note }) => (
        <li key={name} className={styles.line}>
          <span>{name}</span>
          <svg aria-hidden="true" focusable="false" className={styles.strip}>
            <rect width={`${(count / most) * 100}%`} height="100%" rx="5" className={styles.bar} />
          </svg>
          <span className={styles.count}>{note ? `${count} (${note})` : count}</span>
        </li>
      ))}
    </ul>
  );
}
