/**
 * Enquiries with a cart, and quote requests of businesses. The context stores, acknowledges, lists,
 * marks and answers them, and links them with bookings.
 */
export { eraseRequests } from './eraseRequests';
export { requestSender } from './requestSender';
export type { Shop as InquiriesShop } from './shop';
export { insertEnquiry, toEnquiry, toQuoteRequest } from './storedRequests';
export { inquiriesRoutes } from './routes';
