import { ask, shopApi } from 'shared/data/query';
import type { MadePreview, PreviewChoice } from '../../domain/types/preview';
import type { ReleaseChoice, ReleaseToken, RemoteReleases } from '../../domain/types/release';
import type { ReleasesPort } from './port';

export const releasesApi = shopApi
  .enhanceEndpoints({ addTagTypes: ['Releases', 'ReleaseTokens'] })
  .injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      releases: build.query<RemoteReleases[], void>({
        queryFn: ask(({ staff }: ReleasesPort) => staff.releases()),
        providesTags: ['Releases'],
      }),
      chooseRelease: build.mutation<RemoteReleases, ReleaseChoice & { remote: string }>({
        queryFn: ask(({ staff }: ReleasesPort, { remote, ...choice }) =>
          staff.chooseRelease(remote, choice),
        ),
        // A refusal may mean that somebody else changed it.
        invalidatesTags: ['Releases'],
      }),
      previewRelease: build.mutation<MadePreview, PreviewChoice & { remote: string }>({
        queryFn: ask(({ staff }: ReleasesPort, { remote, ...choice }) =>
          staff.previewRelease(remote, choice),
        ),
      }),
      releaseTokens: build.query<ReleaseToken[], void>({
        queryFn: ask(({ staff }: ReleasesPort) => staff.releaseTokens()),
        providesTags: ['ReleaseTokens'],
      }),
    }),
  });
