/** The shop's prefix for all keys in the browser's storage (specification, section 7). */
export const STORAGE_PREFIX = 'repair-shop.';

export const storageKey = (name: string) => `${STORAGE_PREFIX}${name}`;

export const BOOKINGS_KEY = storageKey('bookings');
export const CUSTOMERS_KEY = storageKey('customers');
/**
 * A mark that staff were signed in at this browser's last visit, so that requesting the session is
 * worthwhile. It gives no rights.
 */
export const STAFF_MARK = storageKey('staff');
