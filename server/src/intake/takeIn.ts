import { newBooking } from 'shared/domain/rules/newBooking';
import { phoneKey } from 'shared/domain/rules/phoneKey';
import { toShopDate } from 'shared/domain/rules/shopClock';
import { statusOfStage } from 'shared/domain/rules/repairStage';
import type { Booking } from 'shared/domain/types/booking';
import type { Failure, Result } from 'shared/domain/types/failure';
import type { NewVisit, VisitReceipt } from 'shared/domain/types/intake';
import { promiseMail } from '../bookings/promiseMail';
import { findBooking, insertBooking, noteAudit } from '../bookings/storedBookings';
import { hashOf, newId, newSecret } from '../db/ids';
import type { Trx } from '../db/schema';
import { failure } from '../http/failures';
import { claimPhoto } from '../photos/storedPhotos';
import type { Shop } from '../shop';
import type { Actor } from '../staff/actor';
import { submitOnce } from '../submissions/submitOnce';
import { joinVisit } from '../visits/storedVisits';
import { sealPasscode } from './sealPasscode';
import { insertIntake } from './storedIntakes';
import { takeWalkIn } from './walkIn';

/** Takes a device in at the counter: its visit, walk-in place and history, all or nothing; a repeat gets the first answer. */
export async function takeIn(
  shop: Shop,
  visit: NewVisit,
  by: Actor,
  idempotencyKey?: string,
): Promise<Result<VisitReceipt> & { replayed?: boolean }> {
  const token = newSecret();
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
      // The second device of a visit is never turned away.
      const place = await takeWalkIn(shop, trx, visit.overbook || first !== null);
      if (!place) return { ok: false, failure: failure('slot-taken', { message: NONE_LEFT }) };
      const booking = await storeVisit(shop, trx, visit, { place, token });
      const note = place.isOverbooked ? 'Taken in over the counter, one too many' : COUNTER;
      await noteAudit(trx, booking.id, { from: null, to: booking.status, by, note }, shop.now());
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
      if (booking.customerEmail) await promiseMail(shop, trx, booking, 'booking-started', token);
      if (first !== null) await joinVisit(trx, booking.id, first);
      changed(booking.id);
      return { ok: true, value: { booking, token } };
    },
    () => refusePromise(shop, visit),
  );
}

/** The booking that this device comes with; `other` when it is somebody else's, null when it comes alone. */
async function visitWithOf(
  trx: Trx,
  { visitWith, customerPhone }: NewVisit,
): Promise<string | 'other' | null> {
  if (visitWith === undefined) return null;
  const first = await findBooking(trx, visitWith);
  const isSame = first && phoneKey(first.customerPhone) === phoneKey(customerPhone);
  return isSame ? first.id : 'other';
}

const OTHER = 'The other device of this visit is of another phone number';
const OTHER_CUSTOMER: Failure = {
  code: 'invalid',
  message: OTHER,
  fields: { customerPhone: OTHER },
};
const COUNTER = 'Taken in over the counter';
const NONE_LEFT = 'No walk-in place is left today. You can take the device in all the same.';

function refusePromise({ now }: Shop, { promisedDate }: NewVisit): Failure | null {
  if (promisedDate === '' || promisedDate >= toShopDate(now())) return null;
  const message = 'This day has passed';
  return { code: 'invalid', message, fields: { promisedDate: message } };
}

type Stored = { place: { shopDate: string; time: string }; token: string };

async function storeVisit(
  shop: Shop,
  trx: Trx,
  visit: NewVisit,
  { place, token }: Stored,
): Promise<Booking> {
  const id = newId();
  const photoIds = [];
  // An unknown photo never blocks a visit (decision 25).
  for (const photoId of visit.photoIds) {
    if (await claimPhoto(trx, photoId, id)) photoIds.push(photoId);
  }
  const appointment = {
    kind: 'appointment' as const,
    ...visit,
    additionalNotes: visit.condition,
    appointmentDate: place.shopDate,
    appointmentTime: place.time,
    photoId: photoIds[0],
  };
  return shop.references.give(trx, 'appointment', async (reference) => {
    const booking: Booking = {
      ...newBooking(appointment, { id, reference, now: shop.now() }),
      status: statusOfStage('received'),
      stage: 'received',
      promisedDate: visit.promisedDate || undefined,
    };
    return (await insertBooking(trx, booking, hashOf(token))) ? booking : null;
  });
}
