import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import { AdminFrame } from '../../frame/AdminFrame';
import { staffHead } from '../../frame/staffHead';
import { PartList } from './PartList';

export const head = staffHead('Parts');

/** Shows the parts for repairs with their stock and suppliers. */
export function Component() {
  return (
    <AdminFrame title="Parts" skeleton={<Skeleton lines={8} />}>
      <PartList />
    </AdminFrame>
  );
}
