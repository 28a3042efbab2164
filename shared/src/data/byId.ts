import type { Operation } from '../domain/contract/operation';

/** The contracts of operations by the ids of the operations. */
export type ByName = Readonly<Record<string, Operation>>;

export const byId = (operations: Record<string, Operation>): ByName =>
  Object.fromEntries(Object.values(operations).map((of) => [of.id, of]));
