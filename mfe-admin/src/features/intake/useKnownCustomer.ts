import { customersApi } from '@mcs-repairs/shared/data/customers/endpoints';
import { phoneKey } from '@mcs-repairs/shared/domain/rules/phoneKey';
import type { Customer } from '@mcs-repairs/shared/domain/types/customer';

/** Shorter numbers are still being typed: a landline of Kathmandu has eight digits. */
const WHOLE = 8;

/** Who came before under this phone number; undefined for a new customer, and until it is known. */
export function useKnownCustomer(phone: string): Customer | undefined {
  const key = phoneKey(phone);
  const isWhole = key.length >= WHOLE;
  const { currentData: list } = customersApi.useCustomersQuery(key, { skip: !isWhole });
  const isKnown = list?.customers.some((customer) => customer.phoneKey === key) ?? false;
  const { currentData } = customersApi.useCustomerQuery(key, { skip: !isWhole || !isKnown });
  return currentData;
}
