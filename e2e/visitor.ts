import type { Page } from 'playwright/test';
import { ASHA, calendar, type Visitor } from './pages/calendar';

export { ASHA };

// Short forms of methods in `pages/calendar.ts`, for journeys that use no page objects.
export const pickTime = (page: Page, skip = 0) => calendar(page).pickTime(skip);
export const submitBookingDialog = (page: Page, who: Visitor = ASHA) => calendar(page).submit(who);
export const confirmedReference = (page: Page) => calendar(page).confirmedReference();
