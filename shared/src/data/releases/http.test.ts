import { createHttpShopData } from '../HttpShopData';
import { answering, json } from '../http/answering.fixture';

const BOOKING = {
  ...{ remote: 'booking', revision: 3, active: null, canary: null, previous: null },
  ...{ releases: [], activations: [] },
};

test('a choice is sent with the revision that was seen', async () => {
  const server = answering(json(200, BOOKING));
  const { staff } = createHttpShopData({ baseUrl: '', ...server });
  const choice = { version: '1.0.0-ab', expectedRevision: 3 };
  expect(await staff.chooseRelease('booking', choice)).toEqual({ ok: true, value: BOOKING });
  expect(server.asked[0]?.init.method).toBe('PUT');
  expect(server.asked[0]?.url).toMatch(/\/api\/releases\/booking\/active$/);
});

test('an area is given up with the revision that was seen', async () => {
  const server = answering(json(200, BOOKING));
  const { staff } = createHttpShopData({ baseUrl: '', ...server });
  expect(await staff.withdrawArea('booking', 3)).toEqual({ ok: true, value: BOOKING });
  expect(server.asked[0]?.init.method).toBe('DELETE');
  expect(server.asked[0]?.url).toMatch(/\/api\/releases\/booking\/active\?expectedRevision=3$/);
});

test('every reason of a refusal arrives', async () => {
  const fields = { names: 'It takes x', 'page /book': 'The page /book fails' };
  const server = answering(json(422, { code: 'invalid', message: 'Not released', fields }));
  const { staff } = createHttpShopData({ baseUrl: '', ...server });
  const choice = { version: '1.0.0-ab', expectedRevision: 3 };
  expect(await staff.chooseRelease('booking', choice)).toMatchObject({ failure: { fields } });
});
