/**
 * Enquiries with a cart, and quote requests of businesses. This context stores, confirms, lists,
 * marks and answers them, and links them with bookings.
 */
export { eraseRequests } from './eraseRequests';
export { requestSender } from './requestSender';
export type { Shop as InquiriesShop } from './shop';
export { insertEnquiry, toEnquiry, toQuoteRequest } from './storedRequests';
export { inquiriesRoutes } from './routes';
