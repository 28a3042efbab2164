import {
  customerListSchema,
  customerNoteSchema,
  customerSchema,
  erasedCustomerSchema,
} from '../../domain/types/customer';
import { at, type Send } from '../http/send';
import type { CustomersPort } from './port';

export const httpCustomers = (send: Send): CustomersPort => ({
  staff: {
    customers: (search, signal) =>
      send({ path: '/customers', query: { search }, signal, schema: customerListSchema }),
    customer: (phoneKey, signal) =>
      send({ path: `/customers/${at(phoneKey)}`, signal, schema: customerSchema }),
    addCustomerNote: (phoneKey, note) =>
      send({
        method: 'POST',
        path: `/customers/${at(phoneKey)}/notes`,
        body: note,
        schema: customerNoteSchema,
      }),
    mergeCustomers: (phoneKey, merge) =>
      send({
        method: 'POST',
        path: `/customers/${at(phoneKey)}/merges`,
        body: merge,
        schema: null,
      }),
    partCustomers: (phoneKey, mergeId) =>
      send({
        method: 'POST',
        path: `/customers/${at(phoneKey)}/merges/${at(mergeId)}/undoing`,
        schema: null,
      }),
    eraseCustomer: (phoneKey) =>
      send({
        method: 'POST',
        path: `/customers/${at(phoneKey)}/erase`,
        schema: erasedCustomerSchema,
      }),
  },
});
