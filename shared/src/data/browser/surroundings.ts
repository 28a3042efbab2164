import type { ListStorage } from './storedList';

/**
 * What the data port for a site without a server needs: a storage, the current time, random numbers
 * (0 inclusive to 1 exclusive) and new ids.
 */
export type Surroundings = {
  storage: ListStorage;
  now: () => Date;
  random: () => number;
  newId: () => string;
};
