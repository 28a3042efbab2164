import type { ListStorage } from './storedList';

/**
 * The dependencies of the browser store: a storage, the time, random numbers (0 inclusive to 1
 * exclusive) and new ids.
 */
export type Surroundings = {
  storage: ListStorage;
  now: () => Date;
  random: () => number;
  newId: () => string;
};
