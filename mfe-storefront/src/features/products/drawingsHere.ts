let here = false;

/** The module of the drawings calls this when it has loaded. */
export function noteDrawings(): void {
  here = true;
}

export const areHere = (): boolean => here;
