import { ask, shopApi } from '@mcs-repairs/shared/data/query';
import type { AlertSettings } from '../../domain/types/alert';
import type { AlertsPort } from './port';

export const alertsApi = shopApi.enhanceEndpoints({ addTagTypes: ['Alerts'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    alertSettings: build.query<AlertSettings, void>({
      queryFn: ask(({ staff }: AlertsPort) => staff.alertSettings()),
      providesTags: ['Alerts'],
    }),
  }),
});
