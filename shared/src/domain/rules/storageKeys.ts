/** The shop's shared prefix for everything kept in the browser's storage (section 7). */
export const STORAGE_PREFIX = 'repair-shop.';

export const storageKey = (name: string) => `${STORAGE_PREFIX}${name}`;

export const BOOKINGS_KEY = storageKey('bookings');
export const CUSTOMERS_KEY = storageKey('customers');
/** Says that staff were signed in here when this browser was last told: only then is it worth asking. It proves nothing. */
export const STAFF_MARK = storageKey('staff');
