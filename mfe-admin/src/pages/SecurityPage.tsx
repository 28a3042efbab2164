import { AccountSkeleton } from '../features/account/AccountSkeleton';
import { SecuritySettings } from '../features/account/SecuritySettings';
import { SecondFactor } from '../features/secondFactor/SecondFactor';
import { AdminFrame } from '../frame/AdminFrame';
import { staffHead } from '../frame/staffHead';

export const head = staffHead('Account security');

export function Component() {
  return (
    <AdminFrame title="Account" skeleton={<AccountSkeleton />}>
      <SecuritySettings secondFactor={<SecondFactor />} />
    </AdminFrame>
  );
}
