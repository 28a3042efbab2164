import { ask, shopApi } from 'shared/data/query';
import type { AlertSettings } from '../../domain/types/alert';
import type { AlertsPort } from './port';

export const alertsApi = shopApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    alertSettings: build.query<AlertSettings, void>({
      queryFn: ask(({ staff }: AlertsPort) => staff.alertSettings()),
    }),
  }),
});
