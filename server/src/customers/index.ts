/**
 * Everybody whom the shop knows by a phone number: search, notes, joined numbers, erasure on request.
 */
export { customerRoutes } from './customerRoutes';
