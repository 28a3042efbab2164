import { useSearchParams } from 'react-router-dom';
import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import { CustomerList } from '../features/customers/CustomerList';
import { PausedSearch } from '@mcs-repairs/shared/ui/PausedSearch';
import { AdminFrame } from '../frame/AdminFrame';
import { staffHead } from '../frame/staffHead';

export const head = staffHead('Customers');

export function Component() {
  return (
    <AdminFrame title="Customers" skeleton={<Skeleton lines={6} />}>
      <Customers />
    </AdminFrame>
  );
}

function Customers() {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  return (
    <>
      <PausedSearch
        label="Search customers"
        placeholder="Name, device or phone number"
        text={search}
        onText={(text) => setParams(text ? { search: text } : {}, { replace: true })}
      />
      <CustomerList search={search} />
    </>
  );
}
