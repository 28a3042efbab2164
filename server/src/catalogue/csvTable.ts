import { plainCell, readCsv } from '@mcs-repairs/shared/domain/rules/csv';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { pacer } from '../http';
import { refused } from '../runtime';

/**
 * A row of a CSV file. `row` is the number that a spreadsheet shows, in which the header is row 1.
 */
export type TableRow<Column extends string> = {
  row: number;
  /** The text of each cell, by column. Columns that the file does not have are missing. */
  cells: Partial<Record<Column, string>>;
};

/** The errors of a CSV file by row and column, such as `3.battery`. */
export type FileErrors = Record<string, string>;

export const refusedFile = (fields: FileErrors, message = 'The file has errors.') =>
  refused('invalid', { message, fields });

/**
 * The maximum number of columns whose names are checked. A file with more columns contains unknown
 * or repeated names anyway.
 */
const MOST_COLUMNS = 50;

type Table<Column extends string> = { rows: TableRow<Column>[]; errors: FileErrors };

/**
 * Reads a CSV file whose first row has the names of the columns. Fails if the file is not such a
 * table. `errors` lists the rows that are longer than the header.
 */
export async function readTable<Column extends string>(
  csv: string,
  { columns: known, mostRows }: { columns: readonly Column[]; mostRows: number },
): Promise<Result<Table<Column>>> {
  if (csv.startsWith('PK\u0003\u0004'))
    return refusedFile({}, 'This is a spreadsheet. Please save it as CSV in UTF-8.');
  if (csv.includes('\uFFFD')) {
    const message = 'Some letters of the file cannot be read. Please save it as CSV in UTF-8.';
    return refusedFile({}, message);
  }
  const rows: TableRow<Column>[] = [];
  const errors: FileErrors = {};
  let columns: Column[] = [];
  let row = 0;
  const pause = pacer();
  for (const cells of readCsv(csv)) {
    if (!cells) return refusedFile({}, 'A quotation mark in the file is never closed.');
    row += 1;
    await pause();
    if (row === 1) {
      const names = cells.map((name) => name.trim().toLowerCase());
      const wrong = errorsOfHeader(names, known);
      if (wrong) return refusedFile(wrong, `The first row names the columns: ${known.join(', ')}.`);
      columns = names as Column[];
    } else if (cells.some((cell) => cell.trim() !== '')) {
      if (rows.length === mostRows) return refusedFile({}, tooMany(mostRows));
      if (cells.slice(columns.length).some((cell) => cell.trim() !== ''))
        errors[`${row}.${columns.at(-1)}`] = 'This row has more cells than the header';
      const texts = columns.map((column, at) => [column, plainCell(cells[at] ?? '').trim()]);
      rows.push({ row, cells: Object.fromEntries(texts) as TableRow<Column>['cells'] });
    }
  }
  if (rows.length === 0) return refusedFile({}, 'The file has no rows below its header.');
  return { ok: true, value: { rows, errors } };
}

const tooMany = (most: number) =>
  `The file has more than ${most.toLocaleString('en')} rows. Please import it in parts.`;

/** Returns the errors of the header. Null if all its names are known columns. */
function errorsOfHeader(names: readonly string[], known: readonly string[]): FileErrors | null {
  const errors: FileErrors = {};
  for (const [index, name] of names.slice(0, MOST_COLUMNS).entries()) {
    const place = `1.${name.slice(0, 40) || `column ${index + 1}`}`;
    if (!known.includes(name)) errors[place] = 'The import does not know this column';
    else if (names.indexOf(name) < index) errors[place] = 'The file has this column twice';
  }
  return Object.keys(errors).length > 0 ? errors : null;
}

export function oneOf<Value extends string>(
  values: readonly Value[],
  labels: Record<Value, string>,
  cell: string,
): { value: Value } | { error: string } {
  const typed = cell.toLowerCase();
  const value = values.find((one) => one === typed || labels[one].toLowerCase() === typed);
  if (value) return { value };
  return { error: `Use one of these: ${values.map((one) => labels[one]).join(', ')}` };
}
