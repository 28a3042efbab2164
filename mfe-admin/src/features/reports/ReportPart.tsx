import { useId, type ReactNode } from 'react';
import { EmptyState } from '@mcs-repairs/shared/ui/EmptyState';
import styles from './Reports.module.css';

type ReportPartProps = {
  title: string;
  /** The definition of the figure. */
  words: string;
  columns: readonly [string, string];
  rows: readonly (readonly [string, string | number])[];
  chart?: ReactNode;
};

/** One figure: its definition, a table, and a chart where it helps. */
export function ReportPart({ title, words, columns, rows, chart }: ReportPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <p className={styles.words}>{words}</p>
      {rows.length === 0 && (
        <EmptyState headingLevel={3} title="No data for these days">
          Choose other days above.
        </EmptyState>
      )}
      {rows.length > 0 && (
        <div className={styles.figures}>
          {chart}
          <table aria-labelledby={id} className={styles.table}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, value]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
