import { sql, type RawBuilder } from 'kysely';
import type { Engine } from '../db';

/** Returns SQL for the seconds from one instant to another. Both are ISO texts in UTC. */
export function secondsBetween(
  engine: Engine,
  from: RawBuilder<string>,
  to: RawBuilder<string>,
): RawBuilder<number> {
  return engine === 'sqlite'
    ? sql<number>`((julianday(${to}) - julianday(${from})) * 86400)`
    : sql<number>`extract(epoch from (${to}::timestamptz - ${from}::timestamptz))`;
}
