import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import { AdminFrame } from '../../frame/AdminFrame';
import { staffHead } from '../../frame/staffHead';
import { ModelList } from './ModelList';

export const head = staffHead('Models');

/** Shows the models that the shop repairs, by device. */
export function Component() {
  return (
    <AdminFrame title="Models" skeleton={<Skeleton lines={8} />}>
      <ModelList />
    </AdminFrame>
  );
}
