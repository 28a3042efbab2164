import { Console } from 'node:console';
import { loadavg } from 'node:os';

const { table } = new Console(process.stdout);

/** A table with what was measured above it, and how busy the machine was just then. */
export function printTable(title: string, rows: Record<string, object>): void {
  console.info(`\n${title}; load ${(loadavg()[0] ?? NaN).toFixed(1)}`);
  table(rows);
}
