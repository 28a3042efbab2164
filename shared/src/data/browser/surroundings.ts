import type { ListStorage } from './storedList';

/**
 * What the browser store needs from outside: a storage, the time, random numbers (0 inclusive to 1
 * exclusive) and fresh ids.
 */
export type Surroundings = {
  storage: ListStorage;
  now: () => Date;
  random: () => number;
  newId: () => string;
};
