import type { Engine } from './schema';

/**
 * Locks the rows of a query until the end of the transaction, so that decisions about them stay
 * valid. Always lock in this order, so that two transactions never wait for each other: keys
 * (`lockKeys`), the schedule, bookings or threads, parts, slots. SQLite needs no locks, because it has one
 * writer.
 */
export const heldRows = <Query extends { forUpdate: () => Query }>(
  query: Query,
  engine: Engine,
): Query => (engine === 'postgres' ? query.forUpdate() : query);
