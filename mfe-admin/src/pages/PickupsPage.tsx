import { PickupsSkeleton } from '../features/pickups/PickupsSkeleton';
import { PickupList } from '../features/pickups/PickupList';
import { AdminFrame } from '../frame/AdminFrame';
import { staffHead } from '../frame/staffHead';

export const head = staffHead('Pickups');

export function Component() {
  return (
    <AdminFrame title="Pickups" skeleton={<PickupsSkeleton />}>
      <PickupList />
    </AdminFrame>
  );
}
