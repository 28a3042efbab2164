import type { Result } from '../../domain/types/failure';
import type { MadePreview, PreviewChoice } from '../../domain/types/preview';
import type {
  MadeReleaseToken,
  NewReleaseToken,
  ReleaseChoice,
  ReleaseToken,
  RemoteReleases,
} from '../../domain/types/release';

/** Versions of the site's areas. Only a server releases: in browser-only mode every method answers `unavailable`. */
export type ReleasesPort = {
  staff: {
    /** Every remote by name. */
    releases(): Promise<Result<RemoteReleases[]>>;
    /**
     * Makes a stored version active after the server has tried it. Failures: `invalid` with every reason in `fields`,
     * `stale-version` when the remote was changed meanwhile, `not-found`.
     */
    chooseRelease(remote: string, choice: ReleaseChoice): Promise<Result<RemoteReleases>>;
    /** Gives an area up. `not-found` when nothing of it is active, `stale-version` when it was changed since the revision. */
    withdrawArea(remote: string, expectedRevision: number): Promise<Result<RemoteReleases>>;
    /** Shows a version to this browser alone from now on. `not-found` when the site no longer has it. */
    previewRelease(remote: string, choice: PreviewChoice): Promise<Result<MadePreview>>;
    releaseTokens(): Promise<Result<ReleaseToken[]>>;
    /** The answer alone holds the secret. */
    makeReleaseToken(token: NewReleaseToken): Promise<Result<MadeReleaseToken>>;
    withdrawReleaseToken(id: string): Promise<Result<null>>;
  };
};
