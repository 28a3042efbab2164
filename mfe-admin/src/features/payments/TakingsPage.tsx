import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import { AdminFrame } from '../../frame/AdminFrame';
import { staffHead } from '../../frame/staffHead';
import { TakingsView } from './TakingsView';

export const head = staffHead('Takings');

/** Shows what customers paid on a day, and closes the day. */
export function Component() {
  return (
    <AdminFrame title="Takings" skeleton={<Skeleton lines={8} />}>
      <TakingsView />
    </AdminFrame>
  );
}
