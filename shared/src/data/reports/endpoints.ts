import { ask, shopApi } from '@mcs-repairs/shared/data/query';
import type { Report, ReportQuery } from '../../domain/types/report';
import type { ReportsPort } from './port';

export const reportsApi = shopApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    report: build.query<Report, ReportQuery>({
      queryFn: ask(({ staff }: ReportsPort, days, signal) => staff.report(days, signal)),
      // Of the moment: not every change of a booking counts them anew, every look does.
      keepUnusedDataFor: 0,
    }),
  }),
});
