import { AccountSkeleton } from '../features/account/AccountSkeleton';
import { OwnDetails } from '../features/account/OwnDetails';
import { AdminFrame } from '../frame/AdminFrame';
import { staffHead } from '../frame/staffHead';

export const head = staffHead('Account');

export function Component() {
  return (
    <AdminFrame title="Account" skeleton={<AccountSkeleton />}>
      <OwnDetails />
    </AdminFrame>
  );
}
