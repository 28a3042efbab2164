import type { Page } from 'playwright/test';
import { ASHA, calendar, type Visitor } from './pages/calendar';

export { ASHA };

// A shortcut for journeys without page objects; `pages/calendar.ts` does the work.
export const pickTime = (page: Page, skip = 0) => calendar(page).pickTime(skip);
export const submitBookingDialog = (page: Page, who: Visitor = ASHA) => calendar(page).submit(who);
export const confirmedReference = (page: Page) => calendar(page).confirmedReference();
