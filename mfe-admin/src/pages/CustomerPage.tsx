import { Link, useParams, useSearchParams } from 'react-router-dom';
import { customersApi } from '@mcs-repairs/shared/data/customers/endpoints';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { ErrorState } from '@mcs-repairs/shared/ui/ErrorState';
import { Loading } from '@mcs-repairs/shared/ui/Loading';
import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import { CustomerView } from '../features/customers/CustomerView';
import { AdminFrame } from '../frame/AdminFrame';
import { staffHead } from '../frame/staffHead';
import { failureOf } from '@mcs-repairs/shared/domain/rules/failureOf';
import { BookingDetails } from './lateDialogs';

export const head = staffHead('Customer');

export function Component() {
  return (
    <AdminFrame title="Customer" skeleton={<Skeleton lines={8} />}>
      <CustomerOf />
    </AdminFrame>
  );
}

function CustomerOf() {
  const { phoneKey = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const openId = params.get('booking');
  const open = (id: string) => setParams(id ? { booking: id } : {}, { preventScrollReset: true });
  const { currentData: customer, error, refetch } = customersApi.useCustomerQuery(phoneKey);
  if (!customer && error) {
    const { code, message } = failureOf(error);
    return (
      <ErrorState
        title={code === 'not-found' ? 'Nothing is kept under this number' : 'Not loaded'}
        action={
          code === 'not-found' ? (
            <Link to="/admin/customers">See all customers</Link>
          ) : (
            <Button onClick={() => void refetch()}>Try again</Button>
          )
        }
      >
        {code === 'not-found' ? 'It may have been erased.' : message}
      </ErrorState>
    );
  }
  if (!customer) {
    return (
      <Loading label="Loading the customer">
        <Skeleton lines={8} />
      </Loading>
    );
  }
  return (
    <>
      <CustomerView customer={customer} onOpen={open} />
      {openId && <BookingDetails id={openId} onClose={() => open('')} />}
    </>
  );
}
