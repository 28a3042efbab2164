/** Whether the visitor's browser asks to send less (`Save-Data`): nothing is fetched ahead then. Not every browser tells. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
