import type { Engine } from './schema';

/**
 * Locks the rows of a query until the transaction ends, so that nobody changes them. To avoid
 * deadlocks, all code locks in this order: keys (`lockKeys`), opening hours, bookings or threads,
 * parts, slots. SQLite needs no locks, because only one transaction writes at a time.
 */
export const heldRows = <Query extends { forUpdate: () => Query }>(
  query: Query,
  engine: Engine,
): Query => (engine === 'postgres' ? query.forUpdate() : query);
