import { answersOf } from '@mcs-repairs/shared/data/answers';
import { listCustomers, readCustomer } from '@mcs-repairs/shared/domain/contract/customers';
import { phoneKey } from '@mcs-repairs/shared/domain/types/phoneNumber';
import { usePaused } from '../../form/usePaused';
import type { Customer, CustomerLine } from '@mcs-repairs/shared/domain/types/customer';

const customerLists = answersOf(listCustomers);
const customers = answersOf(readCustomer);

/**
 * The search begins at this number of digits. With fewer digits, too many customers would match.
 */
const BEGUN = 5;
/** A complete phone number has at least this many digits. A landline in Kathmandu has eight. */
const WHOLE = 8;
const SUGGESTED = 5;

type Found = {
  /**
   * The customer with this phone number. Undefined for a new customer and while the search runs.
   */
  known: Customer | undefined;
  /** Customers whose phone number begins with the typed digits. */
  similar: readonly CustomerLine[];
};

/** Looks up customers while the clerk types a phone number. */
export function useKnownCustomer(phone: string): Found {
  const key = phoneKey(phone);
  // The search waits for a pause in typing. Until then, the hook filters the results for the
  // shorter number, which contain all customers of the longer number.
  const asked = usePaused(key);
  const { currentData: list } = customerLists.useQuery(
    { query: { search: asked } },
    { skip: key.length < BEGUN || asked.length < BEGUN },
  );
  const found = list?.customers.filter((customer) => customer.phoneKey.startsWith(key)) ?? [];
  const isKnown = found.some((customer) => customer.phoneKey === key);
  const { currentData: known } = customers.useQuery(
    { params: { phoneKey: key } },
    { skip: key.length < WHOLE || !isKnown },
  );
  return { known, similar: isKnown ? [] : found.slice(0, SUGGESTED) };
}
