import { ScheduleSettings } from '../features/schedule/ScheduleSettings';
import { ScheduleSkeleton } from '../features/schedule/ScheduleSkeleton';
import { AdminFrame } from '../frame/AdminFrame';
import { staffHead } from '../frame/staffHead';

export const head = staffHead('Settings');

export function Component() {
  return (
    <AdminFrame title="Settings" skeleton={<ScheduleSkeleton />}>
      <ScheduleSettings />
    </AdminFrame>
  );
}
