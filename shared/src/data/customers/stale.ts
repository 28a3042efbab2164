import type { Stale } from '../stale';
import type { CustomersPort } from './port';

export const customersStale = {
  addCustomerNote: ['Customers'],
  mergeCustomers: ['Customers'],
  partCustomers: ['Customers'],
  eraseCustomer: ['Customers', 'Bookings', 'Enquiries', 'QuoteRequests'],
} satisfies Stale<CustomersPort['staff']>;
