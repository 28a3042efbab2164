import { readBookingPage } from '../../domain/contract/repairs';
import { createLocalStore } from '../bookings/localStore';
import { done, failed } from '../browser/failures';
import type { Surroundings } from '../browser/surroundings';
import { inBrowser } from '../operations';

/**
 * Performs the operations on repairs without a server. A stored booking can only be read, because
 * stages of repairs need a server.
 */
export function repairsInBrowser(surroundings: Surroundings) {
  const store = createLocalStore(surroundings);
  return inBrowser(readBookingPage, async ({ params: { reference } }) => {
    const booking = store.listBookings().find((kept) => kept.reference === reference);
    if (!booking) return failed('not-found', 'This booking no longer exists');
    return done({ booking, audit: [], notes: [], technicians: [], claims: [], estimates: [] });
  });
}
