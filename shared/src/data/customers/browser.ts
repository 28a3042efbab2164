import { needsServer } from '../browser/failures';
import type { CustomersPort } from './port';

export const browserCustomers: CustomersPort = {
  staff: {
    customers: needsServer,
    customer: needsServer,
    addCustomerNote: needsServer,
    mergeCustomers: needsServer,
    partCustomers: needsServer,
    eraseCustomer: needsServer,
  },
};
