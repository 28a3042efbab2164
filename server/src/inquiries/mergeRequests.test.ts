import type { RequestPage } from '@mcs-repairs/shared/domain/types/requestPage';
import type { Today } from '@mcs-repairs/shared/domain/types/today';
import { openTestShop, repairRequest, type Browser, type TestShop } from '../../test/testShop';

let shop: TestShop;
let staff: Browser;
beforeEach(async () => {
  shop = await openTestShop();
  staff = await shop.staff();
});
afterEach(() => shop.close());

const enquire = async (more: object = {}): Promise<string> => {
  const form = { customerName: 'Ramesh', customerPhone: '9841000003', items: [], ...more };
  const { status, body } = await shop.browser().ask('POST', '/api/enquiries', form);
  expect(status).toBe(201);
  return (body as { reference: string }).reference;
};
const read = async (reference: string) =>
  (await staff.ask('GET', `/api/request-pages/enquiries/${reference}`)).body as RequestPage;
const merge = async (into: string, other: string, by = staff) => {
  const { id } = await read(into);
  return by.ask('POST', `/api/request-pages/enquiries/${id}/merges`, { other });
};
const split = async (from: string, other: string) => {
  const { id } = await read(from);
  return staff.ask('POST', `/api/request-pages/enquiries/${id}/merges/undoing`, { other });
};
const listed = async (query = '') => {
  const { body } = await staff.ask('GET', `/api/enquiries${query}`);
  return (body as { items: { reference: string }[] }).items.map(({ reference }) => reference);
};
const mark = async (reference: string, mark: string) => {
  const { id } = await read(reference);
  await staff.ask('POST', '/api/enquiries/marks', { ids: [id], mark });
};

test('two open enquiries of a person become one with both texts and times, and are split again', async () => {
  const first = await enquire({ message: 'Is the MacBook in stock?' });
  shop.clock.now = new Date('2026-11-23T07:00:00.000Z');
  const second = await enquire({ message: 'And do you have it in silver?' });
  expect((await read(first)).others).toMatchObject([{ reference: second, canMerge: true }]);
  for (const _press of [1, 2]) expect((await merge(first, second)).status).toBe(204);
  const page = await read(first);
  expect(page).toMatchObject({
    message: 'Is the MacBook in stock?',
    others: [],
    merged: [
      {
        reference: second,
        createdAt: '2026-11-23T07:00:00.000Z',
        message: 'And do you have it in silver?',
      },
    ],
  });
  // The merge was requested twice, but the history has only one entry about it.
  expect(page.entries.map(({ text, by }) => `${by}: ${text}`)).toEqual([
    `Asha: ${second} merged into this`,
  ]);
  expect((await read(second)).mergedInto).toBe(first);
  expect(await listed()).toEqual([first]);
  expect(await listed('?search=silver')).toEqual([second]);
  for (const _press of [1, 2]) expect((await split(first, second)).status).toBe(204);
  expect((await read(first)).merged).toEqual([]);
  expect(await listed()).toEqual([second, first]);
  const { body } = await staff.ask('GET', '/api/log');
  const details = (body as { entries: { detail: string }[] }).entries.map(({ detail }) => detail);
  expect(details).toEqual(
    expect.arrayContaining([`${second} into ${first}`, `${second} split from ${first}`]),
  );
});

test('a merged enquiry is handled with the other one, and counts once on Today', async () => {
  const [first, second] = [await enquire(), await enquire()];
  await staff.ask('POST', `/api/request-pages/enquiries/${(await read(second)).id}/work`, {
    version: 1,
    followUpOn: '2026-11-23',
  });
  await merge(first, second);
  const today = (await staff.ask('GET', '/api/today')).body as Today;
  expect(today.followUps).toMatchObject({ total: 1, lines: [{ reference: first }] });
  await mark(first, 'handled');
  expect(await read(second)).toMatchObject({ handledBy: 'Asha' });
  await mark(first, 'to-do');
  expect(await read(second)).toMatchObject({ handledAt: null });
});

test('of two who merge two enquiries crosswise, one wins, and the other is told', async () => {
  const [first, second] = [await enquire(), await enquire()];
  const answers = await Promise.all([merge(first, second), merge(second, first)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  const lists = await Promise.all([first, second].map(async (each) => (await read(each)).merged));
  expect(lists.map(({ length }) => length).sort()).toEqual([0, 1]);
});

test.each([
  ['of another person', async () => enquire({ customerPhone: '9841000009' }), 422],
  ['that is unknown', async () => 'E99999', 404],
  [
    'that was handled',
    async () => {
      const other = await enquire();
      await mark(other, 'handled');
      return other;
    },
    422,
  ],
  [
    'that is spam',
    async () => {
      const other = await enquire();
      await mark(other, 'spam');
      return other;
    },
    422,
  ],
  [
    'that has one of its own',
    async () => {
      const other = await enquire();
      await merge(other, await enquire());
      return other;
    },
    422,
  ],
])('an enquiry %s is not merged', async (_name, other, status) => {
  const page = await enquire();
  expect((await merge(page, await other())).status).toBe(status);
  expect((await read(page)).merged).toEqual([]);
});

test('an enquiry is not merged into itself, nor by a technician', async () => {
  const [page, other] = [await enquire(), await enquire()];
  expect((await merge(page, page)).status).toBe(422);
  const account = { email: 'tek@shop.example', password: 'another long password' };
  await staff.ask('POST', '/api/staff', { ...account, name: 'Tek', role: 'technician' });
  const technician = shop.browser();
  await technician.signIn(account);
  expect((await merge(page, other, technician)).status).toBe(403);
});

test('the page shows the bookings of the person, also under a merged number', async () => {
  const page = await enquire();
  const booked = await shop
    .browser()
    .ask('POST', '/api/bookings', repairRequest({ phone: '+977 984-1000003' }));
  const { reference } = booked.body as { reference: string };
  const other = await shop
    .browser()
    .ask('POST', '/api/bookings', repairRequest({ phone: '9851000004' }));
  await shop.browser().ask('POST', '/api/bookings', repairRequest({ phone: '9861000005' }));
  await staff.ask('POST', '/api/customers/9841000003/merges', { other: '9851000004' });
  const references = (await read(page)).bookings.map((booking) => booking.reference);
  const second = (other.body as { reference: string }).reference;
  expect(references.sort()).toEqual([reference, second].sort());
});

test('after the erasure of a person, nothing is merged into a deleted enquiry', async () => {
  const first = await enquire({ email: 'home@mail.example' });
  const second = await enquire({ email: 'home@mail.example', customerPhone: '9841000009' });
  expect((await merge(first, second)).status).toBe(204);
  await staff.ask('POST', '/api/customers/9841000003/erase');
  expect(await listed()).toEqual([second]);
  expect(await read(second)).toMatchObject({ mergedInto: null });
});
