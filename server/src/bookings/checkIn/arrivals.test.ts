import { createEmptyPlace } from '../../../test/testDatabase';
import { toBookingRow } from '../bookingRows';
import { findBooking } from '../storedBookings';
import { storeRows } from '../testing/storeRows';
import { migrate } from '../../db/migrations/migrate';
import { MIGRATIONS } from '../../db/migrations/migrations';
import { openDatabase } from '../../db/openDatabase';
import { numbers, sampleBooking } from '../../operations/seeding/samples';

const NOW = new Date('2026-11-23T06:00:00.000Z');
const DAY = { appointmentDate: '2026-11-23', appointmentTime: '10:30 AM' };

test('a check-in from before has an arrival time and is confirmed, and its slot is free', async () => {
  const empty = await createEmptyPlace();
  const db = openDatabase(empty);
  try {
    const before = MIGRATIONS.findIndex(({ name }) => name === '048-arrivals');
    await migrate(db, MIGRATIONS.slice(0, before));
    const random = numbers(1);
    const sample = (index: number, change: object) =>
      toBookingRow(
        { ...sampleBooking(index, random, NOW), id: `id-${index}`, ...DAY, ...change },
        null,
      );
    const walkIn = { kind: 'appointment', status: 'in_progress' } as const;
    await storeRows(db, [
      sample(1, { ...walkIn, stage: 'received' }),
      sample(2, { ...walkIn, stage: 'repairing' }),
      sample(3, { kind: 'appointment', status: 'confirmed' }),
      sample(4, { kind: 'appointment', status: 'cancelled', stage: 'unrepaired' }),
    ]);
    const slot = { shop_date: '2026-11-23', time: '10:30 AM', capacity: 3, booked: 3, version: 1 };
    await db.insertInto('slots').values(slot).execute();
    for (const id of ['id-1', 'id-2', 'id-4']) {
      const texts = { serial: '', accessories: '', condition: '', signature: '', taken_by: 'Asha' };
      const intake = { booking_id: id, passcode: null, created_at: NOW.toISOString(), ...texts };
      await db.insertInto('intakes').values(intake).execute();
    }
    await migrate(db);
    const arrived = { kind: 'request', arrivedAt: NOW.toISOString(), appointmentDate: '' };
    expect(await findBooking(db, 'id-1')).toMatchObject({
      ...arrived,
      stage: 'received',
      status: 'confirmed',
    });
    expect(await findBooking(db, 'id-2')).toMatchObject({ ...arrived, status: 'in_progress' });
    expect(await findBooking(db, 'id-4')).toMatchObject({ ...arrived, status: 'cancelled' });
    expect(await findBooking(db, 'id-3')).toMatchObject({ ...DAY, status: 'confirmed' });
    expect(await db.selectFrom('slots').select('booked').execute()).toEqual([{ booked: 1 }]);
  } finally {
    await db.destroy();
    empty.remove();
  }
});
