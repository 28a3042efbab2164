import type { Result } from 'shared/domain/types/failure';
import type { Ticket } from 'shared/domain/types/intake';
import { addLink } from '../bookings/bookingLinks';
import { findBooking } from '../bookings/storedBookings';
import { transact } from '../db/transact';
import { failure } from '../http/failures';
import type { Shop } from '../shop';
import { siblingsOf } from '../visits/storedVisits';
import { findIntake } from './storedIntakes';

/** A ticket to print again: with a secret of its own, since only hashes are kept; those printed before stay good. */
export async function printTicket(shop: Shop, id: string): Promise<Result<Ticket>> {
  return transact(shop.db, async (trx) => {
    const booking = await findBooking(trx, id);
    if (!booking) return { ok: false, failure: failure('not-found') };
    const intake = await findIntake(trx, id);
    const siblings = await siblingsOf(trx, id);
    const token = await addLink(trx, id, shop.now());
    return { ok: true, value: { booking, intake, siblings, token } };
  });
}
