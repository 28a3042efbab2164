import { Link } from 'react-router-dom';
import { answersOf } from '@mcs-repairs/shared/data/answers';
import { listCustomers } from '@mcs-repairs/shared/domain/contract/customers';
import { nepalInstant } from '@mcs-repairs/shared/domain/rules/nepalTime';
import type { CustomerList as Found } from '@mcs-repairs/shared/domain/types/customer';
import { Loaded } from '@mcs-repairs/shared/platform/Loaded';
import { EmptyState } from '@mcs-repairs/shared/ui/EmptyState';
import styles from './Customers.module.css';

const customerLists = answersOf(listCustomers);

/** The latest customers, or those that match the search. */
export function CustomerList({ search }: { search: string }) {
  const answer = customerLists.useQuery({ query: { search } });
  return (
    <Loaded query={answer} name="customers">
      {(found) =>
        found.customers.length === 0 ? <Nobody search={search} /> : <Lines found={found} />
      }
    </Loaded>
  );
}

function Nobody({ search }: { search: string }) {
  return (
    <EmptyState title={search ? 'No customers found' : 'No customers yet'}>
      {search
        ? 'Try part of the name, or the first digits of the phone number.'
        : 'Customers appear here after they book or hand over a device.'}
    </EmptyState>
  );
}

function Lines({ found: { customers, more } }: { found: Found }) {
  return (
    <>
      <ul aria-label="Customers" className={styles.list}>
        {customers.map(({ phoneKey, name, phone, visits, lastAt }) => (
          <li key={phoneKey} className={styles.line}>
            <Link to={`/admin/customers/${phoneKey}`} className={styles.name}>
              {name}
            </Link>
            <span>{phone}</span>
            <span className={styles.quiet}>
              {visits} {visits === 1 ? 'visit' : 'visits'}, last {nepalInstant(lastAt)}
            </span>
          </li>
        ))}
      </ul>
      {more && <p className={styles.quiet}>More customers match. Search to find them.</p>}
    </>
  );
}
