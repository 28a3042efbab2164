import { answersOf } from '@mcs-repairs/shared/data/answers';
import { listCustomers, readCustomer } from '@mcs-repairs/shared/domain/contract/customers';
import { phoneKey } from '@mcs-repairs/shared/domain/types/phoneNumber';
import type { Customer } from '@mcs-repairs/shared/domain/types/customer';

const customerLists = answersOf(listCustomers);
const customers = answersOf(readCustomer);

/** Shorter numbers are incomplete: a landline of Kathmandu has eight digits. */
const WHOLE = 8;

/** The customer with this phone number; undefined for a new customer and while loading. */
export function useKnownCustomer(phone: string): Customer | undefined {
  const key = phoneKey(phone);
  const isWhole = key.length >= WHOLE;
  const { currentData: list } = customerLists.useQuery(
    { query: { search: key } },
    { skip: !isWhole },
  );
  const isKnown = list?.customers.some((customer) => customer.phoneKey === key) ?? false;
  const { currentData } = customers.useQuery(
    { params: { phoneKey: key } },
    { skip: !isWhole || !isKnown },
  );
  return currentData;
}
