import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import { AdminFrame } from '../../frame/AdminFrame';
import { staffHead } from '../../frame/staffHead';
import { GoodsList } from './GoodsList';

export const head = staffHead('Goods');

/** Shows the units for sale, and which built-in products are on sale. */
export function Component() {
  return (
    <AdminFrame title="Goods" skeleton={<Skeleton lines={8} />}>
      <GoodsList />
    </AdminFrame>
  );
}
