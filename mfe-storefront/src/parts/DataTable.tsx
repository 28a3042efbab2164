import { MarkedText } from '@mcs-repairs/shared/ui/MarkedText';
import styles from './DataTable.module.css';

type DataTableProps = {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
};

/**
 * A table inside a text. Its cells may contain bold text and links. On a phone, each row becomes a
 * short list.
 */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column, position) => (
            <th key={position} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = '', ...others], row) => (
          <tr key={row}>
            <th scope="row">
              <MarkedText text={first} />
            </th>
            {others.map((cell, position) => (
              <td key={position}>
                <MarkedText text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
