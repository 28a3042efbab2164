import { DEVICE_IDS } from '@mcs-repairs/shared/domain/types/device';

/** The name for everything that the statistics do not count under its own name. */
export const OTHER = 'other';

const MODEL_PAGE = /^\/repairs\/(iphone|ipad|macbook|imac|watch|laptop)\/[^/]+$/;

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^\/$/, 'home'],
  [MODEL_PAGE, 'model'],
  [/^\/(?:repairs(?:\/|$)|services$|repair-services$)/, 'repairs'],
  [/^\/shop$/, 'shop'],
  [/^\/shop\//, 'unit'],
  [/^\/community(?:\/|$)/, 'community'],
  [/^\/book$/, 'book'],
  [/^\/(?:booking-confirmation|my-booking)(?:\/|$)/, 'own-booking'],
];

/**
 * Returns the kind of a page with this path, such as a repair page. The path must be a known one.
 */
export const kindOf = (path: string): string =>
  KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? 'information';

/** Returns the device of a model's page, or undefined for other pages. */
export const deviceOfPage = (path: string): string | undefined => MODEL_PAGE.exec(path)?.[1];

/** Returns the device in a customer's description, which may be any text. */
export const deviceInWords = (words: string): string =>
  DEVICE_IDS.find((id) => words.toLowerCase().includes(id)) ?? OTHER;

const PLACES: readonly (readonly [RegExp, string])[] = [
  [/^\/shop$/, 'shop'],
  [/^\/repairs\/\w+$/, 'models'],
  [/^\/community$/, 'community'],
];

/** Returns which search field a page has. Undefined if it has none. */
export const placeOfSearch = (path: string): string | undefined =>
  PLACES.find(([pattern]) => pattern.test(path))?.[1];
