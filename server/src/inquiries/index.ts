/**
 * Enquiries of the cart and quote requests of businesses: stores, acknowledges, lists and marks
 * them.
 */
export { requestSender } from './requestSender';
export type { Shop as InquiriesShop } from './shop';
export { toEnquiry, toQuoteRequest } from './storedRequests';
export { inquiriesRoutes } from './routes';
