import {
  COMPLEX_TURNAROUND,
  GENERAL_TURNAROUND,
  USUAL_TURNAROUND,
  WATCH_WATER_TURNAROUND,
} from '@mcs-repairs/shared/domain/catalogue/turnaround';
import type { RepairService } from '@mcs-repairs/shared/domain/types/device';

/**
 * Returns how long the shop keeps the device (specification, section 1). Motherboard repairs and
 * water damage take longer than other repairs. A repair that takes days of work takes as long.
 */
export function turnaroundOf({
  device,
  id,
  duration,
}: Pick<RepairService, 'device' | 'id' | 'duration'>): string {
  if (duration.endsWith('days')) return duration;
  if (id === 'motherboard') return COMPLEX_TURNAROUND;
  if (id === 'water') return device === 'watch' ? WATCH_WATER_TURNAROUND : GENERAL_TURNAROUND;
  return USUAL_TURNAROUND[device];
}
