/** Customers, identified by phone number: search, notes, merging and erasure on request. */
export { customerRoutes } from './customerRoutes';
