import { DEFAULT_SHOP_PROFILE } from '@mcs-repairs/shared/domain/catalogue/shopProfile';
import { earlyEntryText, isBeforeOpening } from './earlyEntry';

const { hours } = DEFAULT_SHOP_PROFILE;
const MONDAY = '2026-11-23';
const SATURDAY = '2026-11-28';

// In section 9 of the specification, appointments start at 9:00 AM, but the store opens at 10:00
// (docs/conformance/readings.md, Early appointments).
test.each([
  ['9:00 AM', true],
  ['9:30 AM', true],
  ['10:00 AM', false],
  ['12:00 PM', false],
  ['5:30 PM', false],
])('an appointment at %s begins before the store opens: %s', (time, early) => {
  expect(isBeforeOpening(hours, MONDAY, time)).toBe(early);
});

test('on a day when the store is closed, every appointment is early', () => {
  expect(isBeforeOpening(hours, SATURDAY, '12:00 PM')).toBe(true);
  expect(earlyEntryText(hours, SATURDAY)).toBe(
    'The store is closed that day. With an appointment you can come in from 9:00 AM.',
  );
});

test('early customers are told when the store opens, and from when they can come in', () => {
  expect(earlyEntryText(hours, MONDAY)).toBe(
    'The store opens at 10:00 AM. With an appointment you can come in from 9:00 AM.',
  );
});

test('a shop that opens at nine has no early appointments', () => {
  const nine = hours.map((day) => ({ ...day, opens: '09:00' }));
  expect(isBeforeOpening(nine, MONDAY, '9:00 AM')).toBe(false);
});
