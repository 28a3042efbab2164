import type { Stale } from '../stale';
import type { ReleasesPort } from './port';

export const releasesStale = {
  chooseRelease: ['Releases'],
  withdrawArea: ['Releases'],
  makeReleaseToken: ['ReleaseTokens'],
  withdrawReleaseToken: ['ReleaseTokens'],
} satisfies Stale<ReleasesPort['staff']>;
