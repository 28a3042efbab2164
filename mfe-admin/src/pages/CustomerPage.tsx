import { Link, useParams, useSearchParams } from 'react-router-dom';
import { answersOf } from '@mcs-repairs/shared/data/answers';
import { readCustomer } from '@mcs-repairs/shared/domain/contract/customers';
import { Loaded } from '@mcs-repairs/shared/platform/Loaded';
import { ErrorState } from '@mcs-repairs/shared/ui/ErrorState';
import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import { CustomerView } from '../features/customers/CustomerView';
import { AdminFrame } from '../frame/AdminFrame';
import { staffHead } from '../frame/staffHead';
import { BookingDetails } from './lazyDialogs';

const customers = answersOf(readCustomer);

export const head = staffHead('Customer');

export function Component() {
  const { phoneKey = '' } = useParams();
  return (
    <AdminFrame title="Customer" skeleton={<Skeleton lines={8} />}>
      <CustomerOf key={phoneKey} phoneKey={phoneKey} />
    </AdminFrame>
  );
}

function CustomerOf({ phoneKey }: { phoneKey: string }) {
  const [params, setParams] = useSearchParams();
  const openId = params.get('booking');
  const open = (id: string) => setParams(id ? { booking: id } : {}, { preventScrollReset: true });
  const answer = customers.useQuery({ params: { phoneKey } });
  return (
    <Loaded
      query={{ ...answer, data: answer.currentData }}
      name="customer"
      skeleton={<Skeleton lines={8} />}
      notFound={<NothingKept />}
    >
      {(customer) => (
        <>
          <CustomerView customer={customer} onOpen={open} />
          {openId && <BookingDetails id={openId} onClose={() => open('')} />}
        </>
      )}
    </Loaded>
  );
}

const NothingKept = () => (
  <ErrorState
    title="No customer has this number"
    action={<Link to="/admin/customers">View all customers</Link>}
  >
    The customer may have been erased.
  </ErrorState>
);
