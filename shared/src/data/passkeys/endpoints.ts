import { ask, shopApi } from '@mcs-repairs/shared/data/query';
import type { Passkey } from '../../domain/types/passkey';
import type { PasskeysPort } from './port';

export const passkeysApi = shopApi.enhanceEndpoints({ addTagTypes: ['Passkeys'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    passkeys: build.query<Passkey[], void>({
      queryFn: ask(({ staff }: PasskeysPort) => staff.passkeys()),
      providesTags: ['Passkeys'],
    }),
  }),
});
