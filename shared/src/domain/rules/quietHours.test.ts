import { afterQuietHours } from './quietHours';

/** Nepal is 5 h 45 min ahead of UTC: 21:00 in Nepal is 15:15 UTC, and 8:00 is 2:15 UTC. */
test.each([
  ['2026-11-23T15:14:59.999Z', '2026-11-23T15:14:59.999Z'],
  ['2026-11-23T15:15:00.000Z', '2026-11-24T02:15:00.000Z'],
  ['2026-11-23T18:14:00.000Z', '2026-11-24T02:15:00.000Z'],
  ['2026-11-23T18:15:00.000Z', '2026-11-24T02:15:00.000Z'],
  ['2026-11-24T02:14:59.999Z', '2026-11-24T02:15:00.000Z'],
  ['2026-11-24T02:15:00.000Z', '2026-11-24T02:15:00.000Z'],
  ['2026-12-31T16:00:00.000Z', '2027-01-01T02:15:00.000Z'],
])('a text message of %s is sent at %s', (from, until) => {
  expect(afterQuietHours(new Date(from)).toISOString()).toBe(until);
});
