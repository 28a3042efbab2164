import { ask, shopApi } from 'shared/data/query';
import type {
  Customer,
  CustomerList,
  CustomerNote,
  ErasedCustomer,
} from '../../domain/types/customer';
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
      addCustomerNote: build.mutation<CustomerNote, { phoneKey: string; text: string }>({
        queryFn: ask(({ staff }: CustomersPort, { phoneKey, text }) =>
          staff.addCustomerNote(phoneKey, { text }),
        ),
        invalidatesTags: ['Customers'],
      }),
      mergeCustomers: build.mutation<null, { phoneKey: string; other: string }>({
        queryFn: ask(({ staff }: CustomersPort, { phoneKey, other }) =>
          staff.mergeCustomers(phoneKey, { other }),
        ),
        invalidatesTags: ['Customers'],
      }),
      partCustomers: build.mutation<null, { phoneKey: string; mergeId: string }>({
        queryFn: ask(({ staff }: CustomersPort, { phoneKey, mergeId }) =>
          staff.partCustomers(phoneKey, mergeId),
        ),
        invalidatesTags: ['Customers'],
      }),
      eraseCustomer: build.mutation<ErasedCustomer, string>({
        queryFn: ask(({ staff }: CustomersPort, phoneKey) => staff.eraseCustomer(phoneKey)),
        invalidatesTags: TAGS,
      }),
    }),
  });
