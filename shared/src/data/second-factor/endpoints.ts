import { ask, shopApi } from '@mcs-repairs/shared/data/query';
import type { AccountRule, SecondFactorState } from '../../domain/types/secondFactor';
import type { SecondFactorPort } from './port';

export const secondFactorApi = shopApi
  .enhanceEndpoints({ addTagTypes: ['SecondFactor', 'AccountRules'] })
  .injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      secondFactor: build.query<SecondFactorState, void>({
        queryFn: ask(({ staff }: SecondFactorPort) => staff.secondFactor()),
        providesTags: ['SecondFactor'],
      }),
      accountRules: build.query<AccountRule[], void>({
        queryFn: ask(({ staff }: SecondFactorPort) => staff.accountRules()),
        providesTags: ['AccountRules'],
      }),
    }),
  });
