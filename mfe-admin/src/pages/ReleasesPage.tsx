import { ReleaseBoard } from '../features/releases/ReleaseBoard';
import { ReleasesSkeleton } from '../features/releases/ReleasesSkeleton';
import { AdminFrame } from '../frame/AdminFrame';
import { staffHead } from '../frame/staffHead';

export const head = staffHead('Releases');

export function Component() {
  return (
    <AdminFrame title="Releases" skeleton={<ReleasesSkeleton />}>
      <ReleaseBoard />
    </AdminFrame>
  );
}
