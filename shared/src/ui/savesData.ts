/**
 * Returns whether the visitor's browser requests less data (`Save-Data`), in which case nothing is
 * prefetched. Some browsers do not report it.
 */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
