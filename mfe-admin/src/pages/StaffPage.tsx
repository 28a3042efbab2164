import { AccountSkeleton } from '../features/account/AccountSkeleton';
import { StaffAccounts } from '../features/members/StaffAccounts';
import { AdminFrame } from '../frame/AdminFrame';
import { staffHead } from '../frame/staffHead';

export const head = staffHead('Staff');

export function Component() {
  return (
    <AdminFrame title="Staff" skeleton={<AccountSkeleton />}>
      <StaffAccounts />
    </AdminFrame>
  );
}
