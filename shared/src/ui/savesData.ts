/**
 * Returns whether the visitor's browser asks for less data (`Save-Data`). The site then loads
 * nothing in advance. Browsers without this setting return false.
 */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
