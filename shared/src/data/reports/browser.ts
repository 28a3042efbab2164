import { needsServer } from '../browser/failures';
import type { ReportsPort } from './port';

/** Counted by the shop's server alone. */
export const browserReports: ReportsPort = { staff: { report: needsServer } };
