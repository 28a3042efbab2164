import type { HTMLAttributes, ReactNode } from 'react';
import { classes } from '@mcs-repairs/shared/ui/classes';
import styles from './DataTable.module.css';

/** A column of a list. If `isHeader` is true, its cells are the headers of their rows. */
export type Column<Row> = {
  id: string;
  name: string;
  cell: (row: Row) => ReactNode;
  className?: string;
  isHeader?: boolean;
  /** Whether the column is always shown. */
  isFixed?: boolean;
  /**
   * Whether the column is optional: hidden until a member adds it. A card shows the name of an
   * optional column before the value.
   */
  isExtra?: boolean;
};

type DataTableProps<Row> = {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Returns the attributes of a row. Shortcuts and tests find the row by them. */
  rowProps?: (
    row: Row,
  ) => HTMLAttributes<HTMLTableRowElement> & { [data: `data-${string}`]: string };
  className?: string;
} & ({ 'aria-label': string } | { 'aria-labelledby': string });

/**
 * A list for staff: a table on wide screens, and a column of cards on phones. Browsers drop the
 * roles of a table when CSS changes its display, so the ARIA roles are explicit.
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
