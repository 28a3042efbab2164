/**
 * Returns whether the visitor's browser asks for less data (`Save-Data`). Nothing is fetched in
 * advance then. Some browsers do not report it.
 */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
