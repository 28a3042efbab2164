import { DEFAULT_SHOP_PROFILE } from '../catalogue/shopProfile';
import { openingHours, openingState } from './openingState';

const { hours } = DEFAULT_SHOP_PROFILE;

describe('shop hours (section 9): Sunday to Friday 10:00 AM to 7:00 PM, Saturday closed', () => {
  test.each([
    ['Sunday 9:59', '2026-03-15T04:14:59Z', 'Opens today 10:00'],
    ['Sunday 10:00', '2026-03-15T04:15:00Z', 'Open now'],
    ['Friday 18:59', '2026-03-13T13:14:59Z', 'Open now'],
    ['Friday 19:00', '2026-03-13T13:15:00Z', 'Opens Sunday 10:00'],
    ['Saturday noon', '2026-03-14T06:15:00Z', 'Opens Sunday 10:00'],
    ['Monday 19:00', '2026-03-16T13:15:00Z', 'Opens Tuesday 10:00'],
    ['just after Saturday midnight in Nepal', '2026-03-13T18:15:00Z', 'Opens Sunday 10:00'],
  ])('at %s it says so', (_when, instant, text) => {
    expect(openingState(hours, new Date(instant))).toEqual({ open: text === 'Open now', text });
  });

  test('a shop that is open on one day only opens again in a week', () => {
    const mondays = hours.map((day) =>
      day.weekday === 1 ? day : { ...day, opens: null, closes: null },
    );
    expect(openingState(mondays, new Date('2026-03-16T13:15:00Z')).text).toBe('Opens Monday 10:00');
  });

  test('a shop without hours is closed', () => {
    const never = hours.map((day) => ({ ...day, opens: null, closes: null }));
    expect(openingState(never, new Date('2026-03-16T13:15:00Z'))).toEqual({
      open: false,
      text: 'Closed',
    });
  });

  test('neighbouring days with equal hours are written together', () => {
    expect(openingHours(hours)).toEqual([
      { days: 'Sunday to Friday', hours: '10:00 AM to 7:00 PM' },
      { days: 'Saturday', hours: 'Closed' },
    ]);
  });
});
