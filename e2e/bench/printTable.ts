import { Console } from 'node:console';
import { loadavg } from 'node:os';

const { table } = new Console(process.stdout);

/** Prints a table, with a title that says what was measured and how busy the machine was. */
export function printTable(title: string, rows: Record<string, object>): void {
  console.info(`\n${title}; load ${(loadavg()[0] ?? NaN).toFixed(1)}`);
  table(rows);
}
