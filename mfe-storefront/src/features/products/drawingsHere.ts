let here = false;

/** Said by the module of the drawings when it runs. */
export function noteDrawings(): void {
  here = true;
}

export const areHere = (): boolean => here;
