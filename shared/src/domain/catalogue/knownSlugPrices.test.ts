import { findModel } from '../rules/findModel';
import { pricesFor } from '../rules/quoteRepair';
import {
  BUSINESS_QUOTE_PROMISE_HOURS,
  COMPLEX_TURNAROUND,
  CONTACT_PROMISE_HOURS,
  DATA_RECOVERY_TURNAROUND,
  EXPRESS_MOTHERBOARD_TURNAROUND,
  USUAL_TURNAROUND,
  WATCH_WATER_TURNAROUND,
} from './turnaround';

describe('illustrative prices of the detail pages (section 9, never displayed)', () => {
  test.each([
    ['iphone', '16-pro-max', 300, 350],
    ['iphone', '15-pro-max', 280, 330],
    ['iphone', '14-pro-max', 250, 300],
    ['ipad', 'ipad-pro-12-9', 12000, 14000],
    ['ipad', 'ipad-pro-11', 10000, 12000],
    ['ipad', 'ipad-air', 8000, 10000],
    ['macbook', 'macbook-pro-16', 25000, 30000],
    ['macbook', 'macbook-pro-14', 22000, 27000],
    ['macbook', 'macbook-air', 18000, 23000],
    ['imac', 'imac-24', 35000, 43000],
    ['imac', 'imac-27', 40000, 48000],
    ['watch', 'apple-watch-ultra', 8000, 9000],
    ['watch', 'apple-watch-series-9', 6000, 7000],
    ['watch', 'apple-watch-se', 4000, 5000],
    ['laptop', 'dell', 15000, 18000],
  ])('a screen of %s %s is %i, premium %i', (device, slug, standard, premium) => {
    const model = findModel(`${device}/${slug}`) ?? findModel(slug);
    expect(model && pricesFor(model, 'screen')).toEqual({ standard, premium, original: null });
  });
});

test('repair times and promises are those of sections 1 and 9', () => {
  expect(USUAL_TURNAROUND).toEqual({
    iphone: '2-4 hours',
    ipad: '2-4 hours',
    macbook: '2-4 hours',
    imac: '2-4 hours',
    laptop: '2-4 hours',
    watch: '1-2 hours',
  });
  expect([COMPLEX_TURNAROUND, WATCH_WATER_TURNAROUND]).toEqual(['1-2 days', '2-3 days']);
  expect(DATA_RECOVERY_TURNAROUND).toBe('3 days');
  expect(EXPRESS_MOTHERBOARD_TURNAROUND).toBe('24 hours or less');
  expect([CONTACT_PROMISE_HOURS, BUSINESS_QUOTE_PROMISE_HOURS]).toEqual([2, 24]);
});
