import { ask, shopApi } from '@mcs-repairs/shared/data/query';
import type { EnquiryList } from '../../domain/types/enquiry';
import type { InboxQuery } from '../../domain/types/inbox';
import type { QuoteRequestList } from '../../domain/types/quote';
import type { RequestsPort } from './port';

export const requestsApi = shopApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    quoteRequests: build.query<QuoteRequestList, InboxQuery>({
      queryFn: ask(({ staff }: RequestsPort, query, signal) => staff.quoteRequests(query, signal)),
      providesTags: ['QuoteRequests'],
    }),
    enquiries: build.query<EnquiryList, InboxQuery>({
      queryFn: ask(({ staff }: RequestsPort, query, signal) => staff.enquiries(query, signal)),
      providesTags: ['Enquiries'],
    }),
  }),
});
