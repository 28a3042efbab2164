import {
  COMPLEX_TURNAROUND,
  GENERAL_TURNAROUND,
  USUAL_TURNAROUND,
  WATCH_WATER_TURNAROUND,
} from '@mcs-repairs/shared/domain/catalogue/turnaround';
import type { DeviceId, IssueId } from '@mcs-repairs/shared/domain/types/device';

/**
 * Returns how long the shop keeps the device (specification, section 1). Motherboard repairs and
 * water damage take longer than other repairs.
 */
export function turnaroundOf(device: DeviceId, issue: IssueId): string {
  if (issue === 'motherboard') return COMPLEX_TURNAROUND;
  if (issue === 'water') return device === 'watch' ? WATCH_WATER_TURNAROUND : GENERAL_TURNAROUND;
  return USUAL_TURNAROUND[device];
}
