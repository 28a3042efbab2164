import { needsServer } from '../browser/failures';
import type { PickupsPort } from './port';

export const browserPickups: PickupsPort = {
  staff: {
    rides: needsServer,
    takeRideStep: needsServer,
    addBookingPhoto: needsServer,
    sharePhoto: needsServer,
  },
};
