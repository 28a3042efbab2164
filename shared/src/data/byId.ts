import type { Operation } from '../domain/contract/operation';

/** Declarations of operations by their ids. */
export type ByName = Readonly<Record<string, Operation>>;

export const byId = (operations: Record<string, Operation>): ByName =>
  Object.fromEntries(Object.values(operations).map((of) => [of.id, of]));
