import type { Engine } from './schema';

/**
 * A question whose rows nobody else changes before the transaction ends that asks it: what is decided by them stays true. In a
 * fixed order, so that two never wait for each other: keys (`lockKeys`), the schedule, bookings or threads, slots. SQLite has one
 * writer in any case.
 */
export const heldRows = <Query extends { forUpdate: () => Query }>(
  query: Query,
  engine: Engine,
): Query => (engine === 'postgres' ? query.forUpdate() : query);
