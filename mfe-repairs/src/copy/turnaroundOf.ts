import {
  COMPLEX_TURNAROUND,
  GENERAL_TURNAROUND,
  USUAL_TURNAROUND,
  WATCH_WATER_TURNAROUND,
} from '@mcs-repairs/shared/domain/catalogue/turnaround';
import type { DeviceId, IssueId } from '@mcs-repairs/shared/domain/types/device';

/** How long the customer is without the device, as section 1 tells it: board work and water take longer than the usual repair. */
export function turnaroundOf(device: DeviceId, issue: IssueId): string {
  if (issue === 'motherboard') return COMPLEX_TURNAROUND;
  if (issue === 'water') return device === 'watch' ? WATCH_WATER_TURNAROUND : GENERAL_TURNAROUND;
  return USUAL_TURNAROUND[device];
}
