import { Console } from 'node:console';
import { loadavg } from 'node:os';

const { table } = new Console(process.stdout);

/** Prints a table. Its title says what was measured, and ends with the load of the machine. */
export function printTable(title: string, rows: Record<string, object>): void {
  console.info(`\n${title}; load ${(loadavg()[0] ?? NaN).toFixed(1)}`);
  table(rows);
}
