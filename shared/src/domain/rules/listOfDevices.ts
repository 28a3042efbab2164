import type { RequestDevice } from '../types/requestPage';

/** Describes devices in one line: `10 × iPad Air, 2 × MacBook Pro`. */
export const listOfDevices = (devices: readonly RequestDevice[]): string =>
  devices.map(({ device, count }) => `${count} × ${device}`).join(', ');
