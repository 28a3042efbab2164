import { preferredTimeHint } from './preferredTimeHint';

const NOW = new Date('2026-11-23T04:15:00.000Z');
const HOURS = 'Appointments run Monday to Friday, 9:00 AM to 5:30 PM Nepal time.';

test.each([
  ['', HOURS],
  ['2026-11-24T09:00', `${HOURS} We will call you to confirm yours.`],
  ['2026-11-24T17:30', `${HOURS} We will call you to confirm yours.`],
  ['2026-11-24T08:59', `${HOURS} We will call you to agree on another time.`],
  ['2026-11-24T17:31', `${HOURS} We will call you to agree on another time.`],
])('the hint for %j names the appointment hours', (preferred, hint) => {
  expect(preferredTimeHint(preferred, NOW)).toBe(hint);
});

test.each([
  ['2026-11-29T10:00', /^No appointments on Sundays/],
  ['2026-12-25T10:00', /^Christmas Day is a holiday/],
  ['2026-11-20T10:00', /^This day has passed/],
])('the hint for %s explains why the day is not possible', (preferred, hint) => {
  expect(preferredTimeHint(preferred, NOW)).toMatch(hint);
});
