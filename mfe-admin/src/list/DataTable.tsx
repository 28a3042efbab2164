import type { HTMLAttributes, ReactNode } from 'react';
import { classes } from '@mcs-repairs/shared/ui/classes';
import styles from './DataTable.module.css';

/** A column of a list. With `isHeader`, its cell is the header of the row. */
export type Column<Row> = {
  id: string;
  name: string;
  cell: (row: Row) => ReactNode;
  className?: string;
  isHeader?: boolean;
  /** Whether members cannot hide the column. */
  isFixed?: boolean;
  /**
   * Whether the column is hidden until a member adds it. On a card, the column's
   * name is shown before the value.
   */
  isExtra?: boolean;
};

type DataTableProps<Row> = {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Attributes of a row, by which shortcuts and tests find it. */
  rowProps?: (
    row: Row,
  ) => HTMLAttributes<HTMLTableRowElement> & { [data: `data-${string}`]: string };
  className?: string;
} & ({ 'aria-label': string } | { 'aria-labelledby': string });

/**
 * A list for staff. It is a table on wide screens and a column of cards on phones. The ARIA roles
 * are explicit, because browsers drop them when CSS changes the display of a table.
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
