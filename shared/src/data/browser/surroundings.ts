import type { ListStorage } from './storedList';

/** What the outside gives the browser store: where it keeps, the time, chance (0 inclusive to 1 exclusive) and fresh ids. */
export type Surroundings = {
  storage: ListStorage;
  now: () => Date;
  random: () => number;
  newId: () => string;
};
