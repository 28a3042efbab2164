/**
 * The beginning of all keys under which the site stores data in the browser (specification, section
 * 7).
 */
export const STORAGE_PREFIX = 'repair-shop.';

export const storageKey = (name: string) => `${STORAGE_PREFIX}${name}`;

export const BOOKINGS_KEY = storageKey('bookings');
export const CUSTOMERS_KEY = storageKey('customers');
/**
 * The key under which the browser stores that a staff member was signed in at the last visit. Only
 * then does a page ask the server who is signed in. The key gives nobody a right.
 */
export const STAFF_MARK = storageKey('staff');
