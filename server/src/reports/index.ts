/** The context of reports: figures about the shop's work for its owner. */
export { reportRoutes } from './reportRoutes';
