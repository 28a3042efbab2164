import path from 'node:path';
import Libsql from 'libsql';
import { refuseAppointment } from '@mcs-repairs/shared/domain/rules/availability';
import { BOOKING_STATUSES } from '@mcs-repairs/shared/domain/types/booking';
import { isCallable } from '@mcs-repairs/shared/domain/types/phoneNumber';
import { isEmail } from '@mcs-repairs/shared/domain/types/text';

type Row = Record<string, string | number | null>;

/** Returns one sentence for each stored row that breaks a rule. Imported bookings are exempt. */
export function brokenRules(dataDir: string, startedAt: Date): string[] {
  const database = new Libsql(path.join(dataDir, 'shop.sqlite'));
  const all = (text: string) => database.prepare(text).all() as Row[];
  const count = (text: string) => Number(all(text)[0]?.count);
  const broken: string[] = [];
  const expectNone = (rule: string, text: string) => {
    const found = count(text);
    if (found) broken.push(`${rule}: ${found}`);
  };
  try {
    const own = all(`select * from bookings where erased_at is null and not exists
      (select 1 from booking_audit a where a.booking_id = bookings.id and a.note = 'Imported')`);
    for (const row of own) {
      const reason = brokenRule(row, startedAt);
      if (reason) broken.push(`${row.reference}: ${reason}`);
    }
    expectNone(
      'a slot counts other bookings than it has',
      `select count(*) as count from slots s where s.booked > s.capacity or s.booked <>
        (select count(*) from bookings b where b.appointment_date = s.shop_date
          and b.appointment_time = s.time and b.status <> 'cancelled')`,
    );
    expectNone(
      'a booking without history',
      `select count(*) as count from bookings b
        where not exists (select 1 from booking_audit a where a.booking_id = b.id)`,
    );
    expectNone(
      'a thread without text',
      `select count(*) as count from posts where trim(title) = '' or trim(content) = '' or trim(author) = ''`,
    );
    expectNone(
      'a thread counts other replies than it shows',
      `select count(*) as count from posts p where p.id in (select post_id from replies) and p.reply_count <>
        (select count(*) from replies r where r.post_id = p.id and r.hidden = 0)`,
    );
    const integrity = all('pragma integrity_check')[0]?.integrity_check;
    if (integrity !== 'ok') broken.push(`integrity check: ${integrity}`);
    return broken;
  } finally {
    database.close();
  }
}

function brokenRule(row: Row, startedAt: Date): string | null {
  const text = (name: string) => String(row[name] ?? '');
  if (!(BOOKING_STATUSES as readonly string[]).includes(text('status'))) return 'unknown status';
  if (text('customer_name').trim() === '') return 'no name';
  // A booking needs one contact: an email address, or a phone number that the shop can call.
  const email = text('customer_email');
  if (email ? !isEmail(email) : !isCallable(text('customer_phone'))) return 'no contact';
  if (Object.values(row).some((value) => typeof value === 'string' && value.includes('\0'))) {
    return 'a character that cannot be kept';
  }
  if (row.kind === 'request') {
    // Staff created this booking at check-in, so it may have no notes. Only customers in the
    // booking wizard must enter notes.
    if (row.arrived_at) return null;
    if (text('notes').length < 20) return 'notes too short';
    // The check above has found a valid contact. A booking with an email address needs no phone
    // number.
    const phone = text('customer_phone');
    return phone === '' || phone.length >= 10 ? null : 'phone number too short';
  }
  const failure = refuseAppointment(
    { appointmentDate: text('appointment_date'), appointmentTime: text('appointment_time') },
    { now: startedAt, capacity: 1 },
  );
  return failure?.message ?? null;
}
