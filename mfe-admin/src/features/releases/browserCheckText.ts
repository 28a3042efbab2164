import type { ReleaseEntry } from '@mcs-repairs/shared/domain/types/release';

/** Whether a browser opened a version before visitors got it, as whoever released it said: `7 pages opened, reported by CI`. */
export const browserCheckText = (check: ReleaseEntry['browserCheck']): string =>
  check ? `${check.pages} pages opened, reported by ${check.by}` : 'None was reported';
