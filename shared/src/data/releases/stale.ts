import type { Stale } from '../stale';
import type { ReleasesPort } from './port';

export const releasesStale = {
  chooseRelease: ['Releases'],
  makeReleaseToken: ['ReleaseTokens'],
  withdrawReleaseToken: ['ReleaseTokens'],
} satisfies Stale<ReleasesPort['staff']>;
