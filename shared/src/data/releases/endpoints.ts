import { ask, shopApi } from '@mcs-repairs/shared/data/query';
import type { ReleaseToken, RemoteReleases } from '../../domain/types/release';
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
      releaseTokens: build.query<ReleaseToken[], void>({
        queryFn: ask(({ staff }: ReleasesPort) => staff.releaseTokens()),
        providesTags: ['ReleaseTokens'],
      }),
    }),
  });
