/**
 * One change, one transaction, one event. `change` stores data together with its event, and wakes every page
 * that follows.
 */
export { change, type Changed, type ChangedPlace } from './change';
export { eventRoutes } from './changeRoutes';
export { noteBeside } from './noteBeside';
export type { Shop as ChangesShop } from './shop';
export { createStaffStreams } from './staffStreams';
export type { Topic } from './topics';
