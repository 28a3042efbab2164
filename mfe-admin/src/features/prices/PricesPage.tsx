import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import { AdminFrame } from '../../frame/AdminFrame';
import { staffHead } from '../../frame/staffHead';
import { PriceView } from './PriceView';

export const head = staffHead('Prices');

/** The price list of repairs, from which estimates start. Visitors never see it. */
export function Component() {
  return (
    <AdminFrame title="Prices" skeleton={<Skeleton lines={8} />}>
      <PriceView />
    </AdminFrame>
  );
}
