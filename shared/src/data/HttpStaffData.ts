import { httpChanges } from './changes/http';
import type { OpenEvents } from './changes/watchChanges';

/** What only staff ask for: no visitor's page loads it. */
export const httpStaffData = (options: { baseUrl: string; openEvents?: OpenEvents }) =>
  httpChanges(options.baseUrl, options.openEvents).staff;
