import type { Report } from '@mcs-repairs/shared/domain/types/report';
import { keyFiguresOf } from './figures';
import styles from './Reports.module.css';

/** Shows the most important figures in one strip. The parts below define each of them. */
export function KeyFigures({ report }: { report: Report }) {
  return (
    <dl className={styles.keys}>
      {keyFiguresOf(report).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
