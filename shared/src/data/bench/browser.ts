import { createLocalStore } from '../bookings/localStore';
import { done, failed, needsServer } from '../browser/failures';
import type { Surroundings } from '../browser/surroundings';
import type { BenchPort } from './port';

/** In a browser's own storage a booking can be read; a bench that several share needs the server. */
export function browserBench(surroundings: Surroundings): BenchPort {
  const store = createLocalStore(surroundings);
  return {
    staff: {
      async bookingPage(reference) {
        const booking = store.listBookings().find((kept) => kept.reference === reference);
        if (!booking) return failed('not-found', 'This booking is not here any more');
        return done({ booking, audit: [], notes: [], technicians: [], claims: [], estimates: [] });
      },
      board: needsServer,
      changeStage: needsServer,
      correctBooking: needsServer,
      moveBooking: needsServer,
      setPickup: needsServer,
      undoChange: needsServer,
      reopenBooking: needsServer,
      noteNoShow: needsServer,
      writeEstimate: needsServer,
      recordEstimateAnswer: needsServer,
      addNote: needsServer,
      openClaim: needsServer,
    },
  };
}
