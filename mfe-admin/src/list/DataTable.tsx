import type { HTMLAttributes, ReactNode } from 'react';
import { classes } from '@mcs-repairs/shared/ui/classes';
import styles from './DataTable.module.css';

/** A column of a list. The cell of a column with `isHeader` names the row. */
export type Column<Row> = {
  id: string;
  name: string;
  cell: (row: Row) => ReactNode;
  className?: string;
  isHeader?: boolean;
  /** Nobody can hide it. */
  isFixed?: boolean;
  /** Hidden until somebody chooses it. On a card its name stands before its value. */
  isExtra?: boolean;
};

type DataTableProps<Row> = {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Attributes of a row, by which keys and tests find it. */
  rowProps?: (
    row: Row,
  ) => HTMLAttributes<HTMLTableRowElement> & { [data: `data-${string}`]: string };
  className?: string;
} & ({ 'aria-label': string } | { 'aria-labelledby': string });

/**
 * A list of staff: a table on wide screens, cards on phones. The ARIA roles are explicit, because
 * CSS removes them from a table with another display.
 */
export function DataTable<Row>({
  columns,
  rows,
  keyOf,
  rowProps,
  className,
  ...name
}: DataTableProps<Row>) {
  const hasExtras = columns.some(({ isExtra }) => isExtra);
  return (
    <div className={classes(hasExtras && styles.wide)}>
      <table {...name} role="table" className={classes(styles.table, className)}>
        <thead role="rowgroup" className={styles.head}>
          <tr role="row">
            {columns.map((column) => (
              <th key={column.id} role="columnheader" scope="col">
                {column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={styles.body}>
          {rows.map((row) => (
            <tr key={keyOf(row)} {...rowProps?.(row)} role="row" className={styles.row}>
              {columns.map((column) => (
                <Cell key={column.id} column={column}>
                  {column.cell(row)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type CellProps<Row> = { column: Column<Row>; children: ReactNode };

function Cell<Row>({ column: { name, className, isHeader, isExtra }, children }: CellProps<Row>) {
  if (isHeader)
    return (
      <th role="rowheader" scope="row" className={className}>
        {children}
      </th>
    );
  return (
    <td role="cell" className={className}>
      {isExtra && <span className={styles.label}>{name}</span>}
      {children}
    </td>
  );
}
