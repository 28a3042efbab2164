import { ask, shopApi } from '@mcs-repairs/shared/data/query';
import type { ScheduleSettings } from '../../domain/types/schedule';
import type { SchedulePort } from './port';

export const scheduleApi = shopApi.enhanceEndpoints({ addTagTypes: ['Schedule'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    scheduleSettings: build.query<ScheduleSettings, void>({
      queryFn: ask(({ staff }: SchedulePort) => staff.scheduleSettings()),
      providesTags: ['Schedule'],
    }),
  }),
});
