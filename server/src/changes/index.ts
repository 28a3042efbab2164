/**
 * Stores data together with its event in one transaction (`change`), and notifies every open page
 * that follows the topic of the event.
 */
export { change, type Changed, type ChangedPlace } from './change';
export { eventRoutes } from './changeRoutes';
export { noteBeside } from './noteBeside';
export type { Shop as ChangesShop } from './shop';
export { createStaffStreams } from './staffStreams';
export type { Topic } from './topics';
