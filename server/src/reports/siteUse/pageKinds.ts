import { DEVICE_IDS } from '@mcs-repairs/shared/domain/types/device';

/** The name under which everything is counted that has no name of its own. */
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

/** Returns the kind of a page by its known path. */
export const kindOf = (path: string): string =>
  KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? 'information';

/** Returns the device of a model's page, or undefined for other pages. */
export const deviceOfPage = (path: string): string | undefined => MODEL_PAGE.exec(path)?.[1];

/** Returns the device that a customer described in free text. */
export const deviceInWords = (words: string): string =>
  DEVICE_IDS.find((id) => words.toLowerCase().includes(id)) ?? OTHER;

const PLACES: readonly (readonly [RegExp, string])[] = [
  [/^\/shop$/, 'shop'],
  [/^\/repairs\/\w+$/, 'models'],
  [/^\/community$/, 'community'],
];

/** Returns where the search field of a page is. Undefined if the page has none. */
export const placeOfSearch = (path: string): string | undefined =>
  PLACES.find(([pattern]) => pattern.test(path))?.[1];
