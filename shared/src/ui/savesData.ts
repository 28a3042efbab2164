/**
 * Whether the visitor's browser asks for less data (`Save-Data`); then nothing is prefetched. Not
 * every browser reports it.
 */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
