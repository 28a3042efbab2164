import type {
  Customer,
  CustomerList,
  CustomerNote,
  ErasedCustomer,
  MergeCustomers,
  NewCustomerNote,
} from '../../domain/types/customer';
import type { Result } from '../../domain/types/failure';

/** People by their phone number. */
export type CustomersPort = {
  staff: {
    /** By a part of a name, an e-mail address or a phone number; who came last first. */
    customers(search: string, signal?: AbortSignal): Promise<Result<CustomerList>>;
    /** Failure: `not-found` when nothing is kept under the number. */
    customer(phoneKey: string, signal?: AbortSignal): Promise<Result<Customer>>;
    addCustomerNote(phoneKey: string, note: NewCustomerNote): Promise<Result<CustomerNote>>;
    /** The other number is this customer's too. Failure: `invalid` for the same number. */
    mergeCustomers(phoneKey: string, merge: MergeCustomers): Promise<Result<null>>;
    /** Takes a joining back. Failure: `not-found` when it was taken back already. */
    partCustomers(phoneKey: string, mergeId: string): Promise<Result<null>>;
    /** Erases everything that is kept under the number. Failure: `conflict` while a device is with the shop. */
    eraseCustomer(phoneKey: string): Promise<Result<ErasedCustomer>>;
  };
};
