/** Explains what each figure of a report counts. The text is shown beside the figure. */
export const FIGURE_WORDS = {
  visits:
    'Bookings and walk-ins created on these days. Spam is not counted, and days without visits are not listed.',
  byDevice:
    'Visits by device, as entered. Names that differ only in capital letters or spaces count as one. The twelve most frequent are listed.',
  byFault: 'Visits by requested repair. The twelve most frequent are listed.',
  byStage: 'Where the devices of these visits are now.',
  timeToReady:
    'Time from the first stage of a repair to "Ready", for repairs that became ready on these days. Nights and closed days are included. Half of the repairs took at most the median. One in ten took longer than the second figure.',
  promises:
    'Promised days in this period that have passed, or whose device is ready. Kept means ready on that day or earlier. Cancelled visits are not counted.',
  noShows: 'Appointments on these days that were marked as no-shows.',
  customers:
    'Phone numbers of these visits. Returning customers had a visit before the first of these days.',
  estimates:
    'Estimates written on these days, with the answers so far. Estimates that a newer one replaced are not counted.',
} as const;
