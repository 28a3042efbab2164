import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { answersOf } from '@mcs-repairs/shared/data/answers';
import { listCustomers } from '@mcs-repairs/shared/domain/contract/customers';
import { dayAndYear } from '@mcs-repairs/shared/domain/rules/nepalTime';
import { toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import type { CustomerLine } from '@mcs-repairs/shared/domain/types/customer';
import { Loaded } from '@mcs-repairs/shared/platform/Loaded';
import { EmptyState } from '@mcs-repairs/shared/ui/EmptyState';
import { StatusBadge } from '@mcs-repairs/shared/ui/StatusBadge';
import { Initials } from '../../format/Initials';
import { useStaffKeys } from '../../frame/StaffKeys';
import { DataTable, type Column } from '../../list/DataTable';
import { useListKeys } from '../../list/useListKeys';
import { CustomersSkeleton } from './CustomersSkeleton';
import styles from './Customers.module.css';

const customerLists = answersOf(listCustomers);

export const CUSTOMER_COLUMNS: readonly Column<CustomerLine>[] = [
  {
    id: 'customer',
    name: 'Customer',
    isHeader: true,
    isFixed: true,
    cell: ({ phoneKey, name }) => (
      <Link to={`/admin/customers/${phoneKey}`} className={styles.customer} data-open={phoneKey}>
        <Initials name={name} />
        {name}
      </Link>
    ),
  },
  { id: 'phone', name: 'Phone', className: styles.phone, cell: ({ phone }) => phone },
  { id: 'device', name: 'Latest device', cell: ({ deviceModel }) => deviceModel },
  {
    id: 'status',
    name: 'Status',
    className: styles.status,
    cell: ({ status }) => status && <StatusBadge status={status} />,
  },
  {
    id: 'visits',
    name: 'Bookings',
    className: styles.visits,
    // The server counts bookings. A customer who only sent a request has not visited the shop yet.
    cell: ({ visits }) => (
      <>
        {visits}
        <span className={styles.unit}> {visits === 1 ? 'booking' : 'bookings'}</span>
      </>
    ),
  },
  {
    id: 'last',
    name: 'Last booking',
    className: styles.last,
    cell: ({ lastAt }) => <time dateTime={lastAt}>{dayAndYear(toShopDate(new Date(lastAt)))}</time>,
  },
];

type CustomerListProps = { search: string; columns: readonly Column<CustomerLine>[] };

/** Lists the latest customers, or those that match the search. */
export function CustomerList({ search, columns }: CustomerListProps) {
  const answer = customerLists.useQuery({ query: { search } });
  const list = useRef<HTMLDivElement>(null);
  useListKeys({ list, enabled: useStaffKeys().on });
  return (
    <Loaded query={answer} name="customers" skeleton={<CustomersSkeleton />}>
      {({ customers, more }) =>
        customers.length === 0 ? (
          <Nobody search={search} />
        ) : (
          <div ref={list}>
            <DataTable
              aria-label="Customers"
              columns={columns}
              rows={customers}
              keyOf={({ phoneKey }) => phoneKey}
              className={styles.customers}
            />
            {more && <p className={styles.quiet}>More customers match. Search to find them.</p>}
          </div>
        )
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
