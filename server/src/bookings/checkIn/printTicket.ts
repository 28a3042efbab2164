import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import type { Ticket } from '@mcs-repairs/shared/domain/types/checkIn';
import { addLink } from '../bookingLinks';
import { holdBooking } from '../storedBookings';
import { transact } from '../../db';
import { refused } from '../../runtime';
import type { Shop } from '../shop';
import { type Actor, noteLog } from '../../auth';
import { siblingsOf } from '../bookingGroups/storedVisits';
import { findIntake } from './storedIntakes';

/**
 * Prints a ticket again with a new token, because the server stores only hashes of tokens. Earlier
 * tickets stay valid. The link on the ticket shows the repair, but cannot change it (decision 052).
 * The log records who printed the ticket.
 */
export async function printTicket(shop: Shop, id: string, by: Actor): Promise<Result<Ticket>> {
  return transact(shop.db, async (trx) => {
    const booking = await holdBooking(trx, shop.db.engine, id);
    if (!booking) return refused('not-found');
    const intake = await findIntake(trx, id);
    const siblings = await siblingsOf(trx, id);
    const token = await addLink(shop, trx, id, { isViewOnly: true });
    const detail = `booking ${booking.reference}`;
    await noteLog(trx, { event: 'ticket-printed', detail }, by, shop.now());
    return { ok: true, value: { booking, intake, siblings, token } };
  });
}
