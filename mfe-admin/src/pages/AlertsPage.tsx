import { AccountSkeleton } from '../features/account/AccountSkeleton';
import { NoAccounts } from '../frame/NoAccounts';
import { AlertSettings } from '../features/alerts/AlertSettings';
import { useShopCapabilities } from '@mcs-repairs/shared/platform/site';
import { AdminFrame } from '../frame/AdminFrame';
import { Part } from '../frame/Part';
import { staffHead } from '../frame/staffHead';

export const head = staffHead('Account alerts');

export function Component() {
  const can = useShopCapabilities();
  return (
    <AdminFrame title="Account" skeleton={<AccountSkeleton />}>
      {can.signIn ? (
        <Part id="alerts" title="Alerts">
          <AlertSettings />
        </Part>
      ) : (
        <NoAccounts />
      )}
    </AdminFrame>
  );
}
