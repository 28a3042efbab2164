import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { addUpCounts } from './bookings';
import { migrate, withDatabase } from './db';
import { fill, measure, OperationError, runOperation } from './operations';

const MOST = 10_000_000;

await runOperation(async (config, args) => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      bookings: { type: 'string', default: '100000' },
      threads: { type: 'string', default: '100000' },
    },
  });
  const wanted = { bookings: Number(values.bookings), threads: Number(values.threads) };
  const isCount = (value: number) => Number.isInteger(value) && value >= 0 && value <= MOST;
  if (!isCount(wanted.bookings) || !isCount(wanted.threads)) {
    throw new OperationError('--bookings and --threads must be whole numbers');
  }
  await withDatabase(config, async (db) => {
    await migrate(db);
    const now = new Date();
    const began = performance.now();
    await fill(db, wanted, now);
    await addUpCounts(db);
    await sql`analyze`.execute(db);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.info(`${wanted.bookings} bookings and ${wanted.threads} threads in ${seconds} s`);
    console.info(`${'milliseconds'.padEnd(32)}${'p50'.padStart(8)}${'p95'.padStart(8)}`);
    for (const { question, p50, p95 } of await measure(db, now)) {
      console.info(
        `${question.padEnd(32)}${p50.toFixed(1).padStart(8)}${p95.toFixed(1).padStart(8)}`,
      );
    }
  });
});
