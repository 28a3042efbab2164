import type { RequestDevice } from '../types/requestPage';

/** Returns several devices in one line, such as `10 × iPad Air, 2 × MacBook Pro`. */
export const listOfDevices = (devices: readonly RequestDevice[]): string =>
  devices.map(({ device, count }) => `${count} × ${device}`).join(', ');
