let here = false;

/** Called by the module of the drawings when it has loaded. */
export function noteDrawings(): void {
  here = true;
}

export const areHere = (): boolean => here;
