import { ask, shopApi } from '@mcs-repairs/shared/data/query';
import type { SessionEntry, StaffMember } from '../../domain/types/staff';
import type { LogPage, LogQuery } from '../../domain/types/staffLog';
import type { AccountsPort } from './port';

export const accountsApi = shopApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    sessions: build.query<SessionEntry[], void>({
      queryFn: ask(({ staff }: AccountsPort) => staff.sessions()),
      providesTags: ['Sessions'],
    }),
    log: build.query<LogPage, LogQuery>({
      queryFn: ask(({ staff }: AccountsPort, query) => staff.log(query)),
      // What is looked for was done meanwhile, perhaps by who looks.
      keepUnusedDataFor: 0,
    }),
    members: build.query<StaffMember[], void>({
      queryFn: ask(({ staff }: AccountsPort) => staff.members()),
      providesTags: ['Members'],
    }),
  }),
});
