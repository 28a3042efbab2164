import { useId, useState, type ReactNode } from 'react';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { EmptyState } from '@mcs-repairs/shared/ui/EmptyState';
import { Heading } from '@mcs-repairs/shared/ui/Heading';
import { VisuallyHidden } from '@mcs-repairs/shared/ui/VisuallyHidden';
import styles from './Reports.module.css';

type ReportPartProps = {
  title: string;
  /** The definition of the figure. The page shows it below the figure. */
  words: string;
  columns: readonly string[];
  rows: readonly (readonly [string, ...(string | number)[]])[];
  chart?: ReactNode;
  /** Whether the part shows a chart until somebody selects the table. */
  chartFirst: boolean;
  headingLevel: 2 | 3;
};

/** Shows one figure with its definition, as a chart or as a table. */
export function ReportPart(props: ReportPartProps) {
  const { title, words, columns, rows, chart, chartFirst, headingLevel } = props;
  const id = useId();
  const [switched, setSwitched] = useState(false);
  const isChart = Boolean(chart) && chartFirst !== switched;
  return (
    <section aria-labelledby={id} className={styles.part}>
      <div className={styles.heading}>
        <Heading level={headingLevel} id={id} className={styles.title}>
          {title}
        </Heading>
        {chart && rows.length > 0 && (
          <Button
            variant="quiet"
            size="small"
            className={styles.switch}
            onClick={() => setSwitched(!switched)}
          >
            {isChart ? 'Show figures as table' : 'Show figures as chart'}
            <VisuallyHidden> of {title}</VisuallyHidden>
          </Button>
        )}
      </div>
      {rows.length === 0 && (
        <EmptyState headingLevel={headingLevel === 2 ? 3 : 4} title="No data for these days">
          Choose other days above.
        </EmptyState>
      )}
      {rows.length > 0 && (isChart ? chart : <Table {...{ id, columns, rows }} />)}
      <p className={styles.words}>{words}</p>
    </section>
  );
}

type TableProps = Pick<ReportPartProps, 'columns' | 'rows'> & { id: string };

function Table({ id, columns, rows }: TableProps) {
  return (
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
        {rows.map(([name, ...values]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {values.map((value, index) => (
              <td key={columns[index + 1]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
