import { readConfig, type Config } from '../config';
import { makeForOwnerOnly } from '../db';
import { startProblem } from './startProblem';
import { OperationError } from './backupFolder';
import type { TableSummary } from './copyDatabase';

/**
 * Runs a command of the operator. Prints one line for a problem that the operator can solve. Prints
 * the stack trace for a bug.
 */
export async function runOperation(
  work: (config: Config, args: readonly string[]) => Promise<void>,
): Promise<void> {
  makeForOwnerOnly();
  try {
    await work(readConfig(process.env), process.argv.slice(2));
  } catch (error) {
    const line = error instanceof OperationError ? error.message : startProblem(error);
    console.error(line ?? error);
    process.exitCode = 1;
  }
}

/** Prints one line for each table, with its number of rows in each database. */
export function printCounts(...sides: readonly (readonly TableSummary[])[]): void {
  for (const { table } of sides[0] ?? []) {
    const counts = sides.map((side) => side.find((each) => each.table === table)?.rows ?? 0);
    console.info(
      `${table.padEnd(18)} ${counts.map((count) => String(count).padStart(9)).join('')}`,
    );
  }
}
