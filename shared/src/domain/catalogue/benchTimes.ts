import type { DeviceId, RepairService } from '../types/device';
import { issueById } from './issues';
import {
  COMPLEX_TURNAROUND,
  EXPRESS_MOTHERBOARD_TURNAROUND,
  WATCH_WATER_TURNAROUND,
} from './turnaround';

/**
 * Returns how long the first four services of a device take, as text. A name that the owner wrote
 * is not shortened.
 */
export function benchTimes(services: readonly RepairService[]): string {
  return services
    .slice(0, 4)
    .map(({ id, issue, duration }) => `${shortName(id, issue)} ${duration}`)
    .join(', ');
}

function shortName(id: RepairService['id'], name: string): string {
  return name === issueById(id).name ? (SHORT_NAMES[id] ?? name.toLowerCase()) : name;
}

const SHORT_NAMES: Partial<Record<string, string>> = {
  screen: 'screen',
  battery: 'battery',
  camera: 'camera',
  housing: 'housing',
  motherboard: 'motherboard',
  keyboard: 'keyboard',
  trackpad: 'trackpad',
  power: 'power supply',
  cooling: 'cooling',
  crown: 'crown',
  band: 'band',
};

/** Returns how long difficult repairs of a device take, as text. */
export function longRepairs(device: DeviceId): string {
  if (device === 'watch') return `A watch with water damage needs ${WATCH_WATER_TURNAROUND}.`;
  return `Complex repairs such as motherboard work take ${COMPLEX_TURNAROUND}; ask for the express motherboard service (${EXPRESS_MOTHERBOARD_TURNAROUND}) when it is urgent.`;
}
