/** Explains what each figure of a report counts; the text stands beside the figure. */
export const FIGURE_WORDS = {
  visits:
    'Bookings and walk-ins that were made on these days. Spam is left out, and so are days without one.',
  byDevice: 'Visits by the device as it was written down, the twelve most frequent.',
  byFault: 'Visits by what was to be repaired, the twelve most frequent.',
  byStage: 'Where the devices of these visits are now.',
  timeToReady:
    'From the first stage of a repair to "Ready", nights and closed days included, for what became ready on these days. Half of the repairs took at most the median; one in ten took longer than the second figure.',
  promises:
    'Promised days that lie in these days and are over, or whose device is ready. Kept: ready at the latest on that day. Cancelled visits are left out.',
  noShows: 'Appointments on these days whose customer was marked as not having come.',
  customers:
    'Phone numbers of these visits; returning ones had a visit before the first of these days.',
  estimates:
    'Estimates written on these days, without those that a newer one replaced, and how customers have answered them until now.',
} as const;
