import { phoneKey, isCallable, NOT_CALLABLE } from '@mcs-repairs/shared/domain/types/phoneNumber';
import { formatLongDate, toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import { UNDO_MS } from '@mcs-repairs/shared/domain/rules/undo';
import type { Correction } from '@mcs-repairs/shared/domain/types/repair';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { endLinks } from './bookingLinks';
import { emailKey, keysOfCustomer } from '@mcs-repairs/shared/domain/rules/bookingKeys';
import { customerColumns } from './bookingRows';
import { changeSeen } from './changeSeen';
import { promiseMail } from './promiseMail';
import { auditOf, noteHistory } from './bookingHistory';
import { changeBooking } from './storedBookings';
import type { Trx } from '../db';
import { findIntake } from './checkIn/storedIntakes';
import { dropUnsentMails } from '../notifications';
import type { Shop } from './shop';
import { keepNotesWithNumber } from './erasure/numbersWithoutBookings';
import { type Actor, noteLog } from '../auth';
import { findTechnician } from './repairs/technicians';

/** The names of the fields in the history of a booking. */
const NAMES: Partial<Record<keyof Correction, string>> = {
  customerName: 'Name',
  customerEmail: 'Email',
  customerPhone: 'Phone',
  deviceModel: 'Device',
  repairService: 'Fault',
  technicianId: 'Technician',
  promisedDate: 'Promised for',
  shelf: 'Shelf',
  labels: 'Labels',
};

/**
 * Stores how staff edited a booking, and writes the earlier values into the history. If the phone
 * number or email address changes, earlier links and codes end, and the customer gets a new link.
 * The log names the staff member even after the booking is erased.
 */
export async function correctBooking(
  shop: Shop,
  id: string,
  { version, ...fields }: Correction,
  by: Actor,
): Promise<Result<Booking>> {
  return changeSeen<Booking>(shop, { id, version, by }, async (trx, before, now) => {
    const technician = fields.technicianId ? await findTechnician(trx, fields.technicianId) : null;
    if (fields.technicianId && !technician) {
      const message = 'Please choose a technician of the shop';
      return {
        ok: false,
        failure: { code: 'invalid', message, fields: { technicianId: message } },
      };
    }
    if (!(await mayPromise(trx, before, fields.promisedDate, now))) {
      const message = 'This day has passed';
      return {
        ok: false,
        failure: { code: 'invalid', message, fields: { promisedDate: message } },
      };
    }
    const note = await told(trx, before, fields);
    if (!note) return { ok: true, value: before };
    const person = { ...before, ...definedOf(fields) };
    const unreachable = unreachableIn(person, before);
    if (unreachable) return unreachable;
    const serial = (await findIntake(trx, id))?.serial;
    const after = await changeBooking(
      trx,
      before,
      {
        marks: {
          ...customerColumns(person, keysOfCustomer(person, serial)),
          ...repairMarks(fields),
        },
      },
      now,
    );
    if (!after) return null;
    await noteHistory(trx, before, { by, note }, now);
    if (contactOf(after) !== contactOf(before)) {
      await dropUnsentMails(trx, id);
      await endLinks(trx, id);
      await keepNotesWithNumber(trx, before.customerPhone, after.customerPhone);
      await promiseMail(shop, trx, after, 'booking-corrected', { heldMs: UNDO_MS });
      const detail = `corrected the contact of ${after.reference}`;
      await noteLog(trx, { event: 'contact-corrected', detail }, by, now);
    }
    return { ok: true, value: after };
  });
}

/**
 * Returns whether staff may promise the device for this day. A day that has passed is possible only
 * if it restores the promise from before the last change of the promised day, as an undo does.
 */
async function mayPromise(
  trx: Trx,
  { id, promisedDate: stored }: Booking,
  day: string | undefined,
  now: Date,
): Promise<boolean> {
  if (!day || day === stored || day >= toShopDate(now)) return true;
  const entries = await auditOf(trx, id);
  const last = entries.findLast(({ note }) => note?.includes(`${NAMES.promisedDate}: `));
  return last?.note?.includes(`${NAMES.promisedDate}: ${formatLongDate(day)}, now `) ?? false;
}

/**
 * Returns an error if the shop could not reach the customer after the edit. If it could not reach
 * the customer before either, the edit is accepted.
 */
function unreachableIn(person: Booking, before: Booking): Result<never> | null {
  if (person.customerEmail || isCallable(person.customerPhone)) return null;
  const isPhone = person.customerPhone !== before.customerPhone;
  if (!isPhone && !before.customerEmail) return null;
  const field = isPhone ? 'customerPhone' : 'customerEmail';
  return {
    ok: false,
    failure: { code: 'invalid', message: NOT_CALLABLE, fields: { [field]: NOT_CALLABLE } },
  };
}

/**
 * Returns the contact of a booking in normalised form, so that two notations of the same number are
 * equal.
 */
const contactOf = ({ customerEmail, customerPhone }: Booking) =>
  `${emailKey(customerEmail)}\n${phoneKey(customerPhone) || customerPhone.trim()}`;

type Fields = Omit<Correction, 'version'>;

function definedOf(fields: Fields) {
  const { customerName, customerEmail, customerPhone, deviceModel, repairService } = fields;
  const given = { customerName, customerEmail, customerPhone, deviceModel, repairService };
  return Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  ) as Partial<Booking>;
}

function repairMarks({ technicianId, promisedDate, shelf, labels }: Fields) {
  return {
    ...(technicianId !== undefined && { technician_id: technicianId || null }),
    ...(promisedDate !== undefined && { promised_date: promisedDate || null }),
    ...(shelf !== undefined && { shelf: shelf || null }),
    ...(labels !== undefined && { labels: JSON.stringify([...new Set(labels)]) }),
  };
}

/**
 * Returns the text for the history, such as `Device: iPhone 15, now iPhone 15 Pro`. Empty if
 * nothing changed.
 */
async function told(trx: Trx, before: Booking, fields: Fields): Promise<string> {
  const lines: string[] = [];
  for (const [field, name] of Object.entries(NAMES) as [keyof Fields, string][]) {
    if (fields[field] === undefined) continue;
    const was = await shown(trx, field, before[field]);
    const is = await shown(trx, field, fields[field]);
    if (was !== is) lines.push(`${name}: ${was}, now ${is}`);
  }
  return lines.join('. ');
}

async function shown(trx: Trx, field: keyof Fields, value: unknown): Promise<string> {
  if (Array.isArray(value)) return value.join(', ') || 'none';
  if (typeof value !== 'string' || value === '') return 'none';
  if (field === 'technicianId') return (await findTechnician(trx, value))?.name ?? 'somebody';
  return field === 'promisedDate' ? formatLongDate(value) : value;
}
