import { Link } from 'react-router-dom';
import { customersApi } from '@mcs-repairs/shared/data/customers/endpoints';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { EmptyState } from '@mcs-repairs/shared/ui/EmptyState';
import { ErrorState } from '@mcs-repairs/shared/ui/ErrorState';
import { Loading } from '@mcs-repairs/shared/ui/Loading';
import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import { nepalInstant } from '@mcs-repairs/shared/domain/rules/nepalTime';
import { failureOf } from '@mcs-repairs/shared/domain/rules/failureOf';
import styles from './Customers.module.css';

/** Who came last, or who the search names. */
export function CustomerList({ search }: { search: string }) {
  const { data, error, refetch } = customersApi.useCustomersQuery(search);
  if (!data && error) {
    return (
      <ErrorState
        title="The customers could not be loaded"
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      >
        {failureOf(error).message}
      </ErrorState>
    );
  }
  if (!data) {
    return (
      <Loading label="Loading the customers">
        <Skeleton lines={6} />
      </Loading>
    );
  }
  if (data.customers.length === 0) {
    return (
      <EmptyState title={search ? 'Nobody found' : 'No customers yet'}>
        {search
          ? 'Try a part of the name, or how the phone number begins.'
          : 'Whoever books or hands a device over appears here.'}
      </EmptyState>
    );
  }
  return (
    <>
      <ul aria-label="Customers" className={styles.list}>
        {data.customers.map(({ phoneKey, name, phone, visits, lastAt }) => (
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
      {data.more && <p className={styles.quiet}>There are others: search to find them.</p>}
    </>
  );
}
