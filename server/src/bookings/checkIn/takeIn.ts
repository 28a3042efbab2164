import { keysOfBooking } from '@mcs-repairs/shared/domain/rules/bookingKeys';
import { newBooking } from '@mcs-repairs/shared/domain/rules/newBooking';
import { phoneKey } from '@mcs-repairs/shared/domain/types/phoneNumber';
import { toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import { statusOfStage } from '@mcs-repairs/shared/domain/rules/repairStage';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { Failure, Result } from '@mcs-repairs/shared/domain/types/failure';
import type { NewVisit, VisitReceipt } from '@mcs-repairs/shared/domain/types/checkIn';
import { addLink } from '../bookingLinks';
import { promiseMail } from '../promiseMail';
import { noteAudit } from '../bookingHistory';
import { insertBooking } from '../bookingRows';
import { findBooking } from '../storedBookings';
import { newId, type Trx } from '../../db';
import { refused } from '../../runtime';
import { claimPhoto } from '../../photos';
import type { Shop } from '../shop';
import type { Actor } from '../../auth';
import { submitOnce } from '../../abuseLimits';
import { joinVisit } from '../bookingGroups/storedVisits';
import { sealPasscode } from './sealPasscode';
import { insertIntake } from './storedIntakes';
import { admitWalkIn } from './walkIn';

/**
 * Checks in a device at the counter. Stores the booking, its arrival and its history in one
 * transaction. If the request is repeated, returns the first response again.
 */
export async function takeIn(
  shop: Shop,
  visit: NewVisit,
  by: Actor,
  idempotencyKey?: string,
): Promise<Result<VisitReceipt> & { replayed?: boolean }> {
  const submitted = {
    topic: 'bookings',
    scope: 'visits',
    key: idempotencyKey,
    body: visit,
  } as const;
  return submitOnce(
    shop,
    submitted,
    async (trx, changed) => {
      const first = await visitWithOf(trx, visit);
      if (first === 'other') return { ok: false, failure: OTHER_CUSTOMER };
      // Further devices of the same visit are always accepted, even above the limit of the day.
      const admitted = await admitWalkIn(shop, trx, visit.overbook || first !== null);
      if (!admitted) return refused('slot-taken', { message: NONE_LEFT });
      const booking = await storeVisit(shop, trx, visit);
      const note = admitted.isOneTooMany
        ? 'Checked in at the counter, above the limit of the day'
        : COUNTER;
      const stages = { to: booking.stage };
      const entry = { from: null, to: booking.status, stages, by, note };
      await noteAudit(trx, booking.id, entry, shop.now());
      const { serial, accessories, condition, signature, passcode } = visit;
      const sealed = passcode ? await sealPasscode(shop.db, booking.id, passcode) : null;
      const kept = {
        serial,
        accessories,
        condition,
        signature,
        passcode: sealed,
        takenBy: by.name,
      };
      await insertIntake(trx, booking.id, kept, shop.now());
      // Staff see the link on the ticket. The email therefore contains another link, which only the
      // customer gets.
      if (booking.customerEmail) await promiseMail(shop, trx, booking, 'booking-device-received');
      const token = await addLink(shop, trx, booking.id, { isViewOnly: true });
      if (first !== null) await joinVisit(trx, booking.id, first);
      changed(booking.id);
      return { ok: true, value: { booking, token } };
    },
    () => refusePromise(shop, visit),
  );
}

/**
 * Returns the id of the booking whose visit the new device belongs to. Returns `other` if that
 * booking belongs to another customer. Returns null if the request names no booking.
 */
async function visitWithOf(
  trx: Trx,
  { visitWith, customerPhone }: NewVisit,
): Promise<string | 'other' | null> {
  if (visitWith === undefined) return null;
  const first = await findBooking(trx, visitWith);
  const isSame = first && phoneKey(first.customerPhone) === phoneKey(customerPhone);
  return isSame ? first.id : 'other';
}

const OTHER = 'The other device of this visit has another phone number';
const OTHER_CUSTOMER: Failure = {
  code: 'invalid',
  message: OTHER,
  fields: { customerPhone: OTHER },
};
const COUNTER = 'Checked in at the counter';
const NONE_LEFT = 'Today’s limit for walk-ins is reached. You can still check in this device.';

function refusePromise({ now }: Shop, { promisedDate }: NewVisit): Failure | null {
  if (promisedDate === '' || promisedDate >= toShopDate(now())) return null;
  const message = 'This day has passed';
  return { code: 'invalid', message, fields: { promisedDate: message } };
}

async function storeVisit(shop: Shop, trx: Trx, visit: NewVisit): Promise<Booking> {
  const id = newId();
  const photoIds = [];
  // If a photo does not exist, the booking is stored without it (docs/conformance/readings.md,
  // Photos).
  for (const photoId of visit.photoIds) {
    if (await claimPhoto(trx, photoId, id)) photoIds.push(photoId);
  }
  const now = shop.now();
  const terms = await shop.termsInForce(trx);
  const fault = await shop.bookedFault(trx, visit);
  const described = {
    kind: 'appointment' as const,
    ...visit,
    additionalNotes: visit.condition,
    appointmentDate: '',
    appointmentTime: '',
    photoId: photoIds[0],
  };
  return shop.references.give(trx, 'request', async (reference) => {
    const booking: Booking = {
      ...newBooking(described, { id, now, fault }),
      reference,
      // The device is already in the shop, so the booking has no appointment (decision 055).
      kind: 'request',
      arrivedAt: now.toISOString(),
      serviceType: 'walkin',
      status: statusOfStage('received'),
      stage: 'received',
      promisedDate: visit.promisedDate || undefined,
    };
    const keys = keysOfBooking(booking, visit.serial);
    const stored = { tokenHash: null, terms, keys };
    return (await insertBooking(trx, booking, stored)) ? booking : null;
  });
}
