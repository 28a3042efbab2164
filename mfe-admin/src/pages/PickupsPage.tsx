import { PickupsSkeleton } from '../features/pickups/PickupsSkeleton';
import { RideList } from '../features/pickups/RideList';
import { AdminFrame } from '../frame/AdminFrame';
import { staffHead } from '../frame/staffHead';

export const head = staffHead('Pickups');

export function Component() {
  return (
    <AdminFrame title="Pickups" skeleton={<PickupsSkeleton />}>
      <RideList />
    </AdminFrame>
  );
}
