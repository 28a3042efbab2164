import type { RequestDevice } from '../types/requestPage';

/** Describes several devices in one line, for example `10 × iPad Air, 2 × MacBook Pro`. */
export const listOfDevices = (devices: readonly RequestDevice[]): string =>
  devices.map(({ device, count }) => `${count} × ${device}`).join(', ');
