import { AccountSettings } from '../features/account/AccountSettings';
import { AccountSkeleton } from '../features/account/AccountSkeleton';
import { AlertSettings } from '../features/alerts/AlertSettings';
import { SecondFactor } from '../features/secondFactor/SecondFactor';
import { AdminFrame } from '../frame/AdminFrame';
import { staffHead } from '../frame/staffHead';
import { useLacksSecondFactor } from '../staff/useRight';

export const head = staffHead('Account');

export function Component() {
  const isBarred = useLacksSecondFactor();
  return (
    <AdminFrame title="Account" skeleton={<AccountSkeleton />}>
      <AccountSettings
        secondFactor={<SecondFactor />}
        alerts={isBarred ? null : <AlertSettings />}
      />
    </AdminFrame>
  );
}
