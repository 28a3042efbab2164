import { formatLongDate } from 'shared/domain/rules/shopClock';
import { UNDO_MS } from 'shared/domain/rules/undo';
import type { Correction } from 'shared/domain/types/bench';
import type { Booking } from 'shared/domain/types/booking';
import type { Result } from 'shared/domain/types/failure';
import { endLinks } from '../bookings/bookingLinks';
import { emailKey } from '../bookings/contactKeys';
import { customerColumns } from '../bookings/bookingRows';
import { changeSeen } from '../bookings/changeSeen';
import { promiseMail } from '../bookings/promiseMail';
import { changeBooking, noteAudit } from '../bookings/storedBookings';
import type { Trx } from '../db/schema';
import { dropUnsentMails } from '../mail/outbox';
import type { Shop } from '../shop';
import type { Actor } from '../staff/actor';
import { findTechnician } from './technicians';

/** What a colleague reads in the history of each field. */
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
 * Writes what staff corrected, with what it was in the history. Whoever got the link at an address that was wrong loses it:
 * the right one gets a new one.
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
      const message = 'Please choose somebody who works here';
      return {
        ok: false,
        failure: { code: 'invalid', message, fields: { technicianId: message } },
      };
    }
    const note = await told(trx, before, fields);
    if (!note) return { ok: true, value: before };
    const person = { ...before, ...definedOf(fields) };
    const after = await changeBooking(
      trx,
      before,
      { marks: { ...customerColumns(person), ...benchMarks(fields) } },
      now,
    );
    if (!after) return null;
    await noteAudit(trx, id, { from: before.status, to: before.status, by, note }, now);
    if (emailKey(after.customerEmail) !== emailKey(before.customerEmail)) {
      await dropUnsentMails(trx, id);
      await endLinks(trx, id);
      await promiseMail(shop, trx, after, 'booking-corrected', undefined, UNDO_MS);
    }
    return { ok: true, value: after };
  });
}

type Fields = Omit<Correction, 'version'>;

function definedOf(fields: Fields) {
  const { customerName, customerEmail, customerPhone, deviceModel, repairService } = fields;
  const given = { customerName, customerEmail, customerPhone, deviceModel, repairService };
  return Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  ) as Partial<Booking>;
}

function benchMarks({ technicianId, promisedDate, shelf, labels }: Fields) {
  return {
    ...(technicianId !== undefined && { technician_id: technicianId || null }),
    ...(promisedDate !== undefined && { promised_date: promisedDate || null }),
    ...(shelf !== undefined && { shelf: shelf || null }),
    ...(labels !== undefined && { labels: JSON.stringify([...new Set(labels)]) }),
  };
}

/** The history's words: `Device: iPhone 15, now iPhone 15 Pro`; empty when nothing is another one. */
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
