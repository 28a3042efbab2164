import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import { AdminFrame } from '../../frame/AdminFrame';
import { staffHead } from '../../frame/staffHead';
import { PriceView } from './PriceView';

export const head = staffHead('Prices');

/**
 * Shows the price list of repairs. Estimates start from these prices. Visitors never see the list.
 */
export function Component() {
  return (
    <AdminFrame title="Prices" skeleton={<Skeleton lines={8} />}>
      <PriceView />
    </AdminFrame>
  );
}
