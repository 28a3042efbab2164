import type { Manifest } from './backupFolder';

type Summary = Manifest['tables'];

/** Returns a sentence for each table whose rows or contents differ after the copy. */
export function differences(before: Summary, after: Summary): string[] {
  const found = new Map(after.map((each) => [each.table, each]));
  return before.flatMap(({ table, rows, contents }) => {
    const other = found.get(table);
    if (!other) return [`${table} is missing`];
    if (other.rows !== rows) return [`${table} has ${other.rows} rows instead of ${rows}`];
    return other.contents === contents ? [] : [`${table} has other contents`];
  });
}
