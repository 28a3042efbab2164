import { ask, shopApi } from '@mcs-repairs/shared/data/query';
import type { Customer, CustomerList } from '../../domain/types/customer';
import type { CustomersPort } from './port';

const TAGS = ['Customers', 'Bookings', 'Enquiries', 'QuoteRequests'] as const;

export const customersApi = shopApi
  .enhanceEndpoints({ addTagTypes: ['Customers'] })
  .injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      customers: build.query<CustomerList, string>({
        queryFn: ask(({ staff }: CustomersPort, search, signal) => staff.customers(search, signal)),
        providesTags: TAGS,
      }),
      customer: build.query<Customer, string>({
        queryFn: ask(({ staff }: CustomersPort, key, signal) => staff.customer(key, signal)),
        providesTags: TAGS,
      }),
    }),
  });
