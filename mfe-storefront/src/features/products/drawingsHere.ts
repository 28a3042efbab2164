let here = false;

/** The module of the drawings calls this when it runs. */
export function noteDrawings(): void {
  here = true;
}

export const areHere = (): boolean => here;
