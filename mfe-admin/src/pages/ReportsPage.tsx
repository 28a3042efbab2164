import { ReportSkeleton } from '../features/reports/ReportSkeleton';
import { ReportView } from '../features/reports/ReportView';
import { AdminFrame } from '../frame/AdminFrame';
import { staffHead } from '../frame/staffHead';

export const head = staffHead('Reports');

export function Component() {
  return (
    <AdminFrame title="Reports" skeleton={<ReportSkeleton tools />}>
      <ReportView />
    </AdminFrame>
  );
}
