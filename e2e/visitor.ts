import type { Page } from 'playwright/test';
import { ASHA, calendar, type Visitor } from './pages/calendar';

export { ASHA };

// For journeys that are not written over page objects yet: `pages/calendar.ts` is the one place.
export const pickTime = (page: Page, skip = 0) => calendar(page).pickTime(skip);
export const submitBookingDialog = (page: Page, who: Visitor = ASHA) => calendar(page).submit(who);
export const confirmedReference = (page: Page) => calendar(page).confirmedReference();
