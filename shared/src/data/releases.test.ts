import { activateRelease, withdrawArea } from '../domain/contract/releases';
import { createHttpShopData } from './HttpShopData';
import { answering, json } from './http/answering.fixture';

const BOOKING = {
  ...{ remote: 'booking', revision: 3, active: null, canary: null, previous: null },
  ...{ releases: [], activations: [] },
};
const params = { remote: 'booking' };

test('an area is withdrawn with the revision on the page', async () => {
  const server = answering(json(200, BOOKING));
  const { call } = createHttpShopData({ baseUrl: '', ...server });
  const query = { expectedRevision: 3 };
  expect(await call(withdrawArea, { params, query })).toEqual({ ok: true, value: BOOKING });
  expect(server.asked[0]?.init.method).toBe('DELETE');
  expect(server.asked[0]?.url).toMatch(/\/api\/releases\/booking\/active\?expectedRevision=3$/);
});

test('a choice is sent with the revision on the page, and every error of a refusal arrives', async () => {
  const fields = { names: 'It takes x', 'page /book': 'The page /book fails' };
  const server = answering(json(422, { code: 'invalid', message: 'Not released', fields }));
  const { call } = createHttpShopData({ baseUrl: '', ...server });
  const body = { version: '1.0.0-ab', expectedRevision: 3 };
  expect(await call(activateRelease, { params, body })).toMatchObject({ failure: { fields } });
  expect(server.asked[0]?.init).toMatchObject({ method: 'PUT', body: JSON.stringify(body) });
  expect(server.asked[0]?.url).toMatch(/\/api\/releases\/booking\/active$/);
});
