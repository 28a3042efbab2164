/**
 * For each figure of a report, a text that says what it counts. The report shows the text beside
 * the figure.
 */
export const FIGURE_WORDS = {
  visits:
    'Bookings and walk-ins created on these days. Spam is not counted. The table lists only days with visits.',
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
  views:
    'Pages that visitors opened, also without loading the site again. The table lists only days with page views.',
  viewsByKind: 'Page views by kind of page.',
  viewsByPage:
    'The twelve most viewed addresses, without what follows a question mark. "Other pages" are all addresses that the site does not list.',
  viewsByModel: 'The twelve most viewed pages of models.',
  searches:
    'Words that visitors typed into a search field and left there for two seconds, by the place of the field.',
  searchWords:
    'Words that found nothing. The site stores words only after three networks typed them, and never words that look like a phone number, an address or a serial number. All others count together.',
  appointmentSteps:
    'Views of model pages, times that visitors picked there, and appointments that they booked. Each share is of the step before.',
  requestSteps:
    'Views of the booking page, and requests without a fixed time that visitors sent. The share is of the step before.',
  stepsByDay:
    'The same steps by day. The chart shows appointments and requests together. The table lists only days with a step.',
  stepsByDevice:
    'The same steps by device. The booking page has no device before the visitor types one.',
} as const;

/**
 * A text that says what the figures about the use of the website count, and what they leave out.
 */
export const SITE_USE_WORDS =
  'The server counts pages, searches and bookings as totals of each day. It stores nothing about a visitor and needs no cookie for this. It does not count browsers that ask not to be tracked (Do Not Track, Global Privacy Control), search engines and other programs, pages that a browser fetched ahead, previews, and signed-in staff.';
