/**
 * Returns whether the visitor's browser asks for less data (`Save-Data`). The site then prefetches
 * nothing. Some browsers do not support this setting, so the result is false there.
 */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
