import type { ReleaseEntry } from '@mcs-repairs/shared/domain/types/release';

/** The browser check before a release, as its author reported it: `7 pages opened, reported by CI`. */
export const browserCheckText = (check: ReleaseEntry['browserCheck']): string =>
  check ? `${check.pages} pages opened, reported by ${check.by}` : 'Not reported';
