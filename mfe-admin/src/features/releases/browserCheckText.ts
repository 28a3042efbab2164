import type { ReleaseEntry } from '@mcs-repairs/shared/domain/types/release';

/**
 * Describes the browser check that the author reported with a release, for example `7 pages opened,
 * reported by CI`.
 */
export const browserCheckText = (check: ReleaseEntry['browserCheck']): string =>
  check ? `${check.pages} pages opened, reported by ${check.by}` : 'Not reported';
