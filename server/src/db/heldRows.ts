import type { Engine } from './schema';

/**
 * Locks the rows of a query until the end of the transaction, so that nobody changes them. To avoid
 * deadlocks, always lock in this order: keys (`lockKeys`), the schedule, bookings or threads,
 * parts, slots. SQLite needs no locks, because only one transaction writes at a time.
 */
export const heldRows = <Query extends { forUpdate: () => Query }>(
  query: Query,
  engine: Engine,
): Query => (engine === 'postgres' ? query.forUpdate() : query);
