import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import { StaffLog } from '../features/log/StaffLog';
import { AdminFrame } from '../frame/AdminFrame';
import { staffHead } from '../frame/staffHead';

export const head = staffHead('Log');

export function Component() {
  return (
    <AdminFrame title="Log" skeleton={<Skeleton lines={6} />}>
      <StaffLog />
    </AdminFrame>
  );
}
