import { needsServer } from '../browser/failures';
import type { ReleasesPort } from './port';

/** Without a server nothing can be released from here. */
export const browserReleases: ReleasesPort = {
  staff: {
    releases: needsServer,
    chooseRelease: needsServer,
    withdrawArea: needsServer,
    previewRelease: needsServer,
    releaseTokens: needsServer,
    makeReleaseToken: needsServer,
    withdrawReleaseToken: needsServer,
  },
};
