import type { Stale } from '../stale';
import type { ReleasesPort } from './port';

export const releasesStale = {
  chooseRelease: ['Releases'],
  previewRelease: [],
  makeReleaseToken: ['ReleaseTokens'],
  withdrawReleaseToken: ['ReleaseTokens'],
} satisfies Stale<ReleasesPort['staff']>;
