/**
 * The first part of all keys under which the shop stores data in the browser (specification,
 * section 7).
 */
export const STORAGE_PREFIX = 'repair-shop.';

export const storageKey = (name: string) => `${STORAGE_PREFIX}${name}`;

export const BOOKINGS_KEY = storageKey('bookings');
export const CUSTOMERS_KEY = storageKey('customers');
/**
 * This key exists if a member of staff was signed in when this browser last visited the site. Only
 * then does a page request the session. The key gives no rights.
 */
export const STAFF_MARK = storageKey('staff');
