import fc from 'fast-check';
import { MODELS } from '../catalogue/models';
import { IPHONE_MODELS } from '../catalogue/iphoneModels';
import { serviceFor } from '../catalogue/services';
import { ISSUE_IDS } from '../types/device';
import { QUOTE_TIERS, quoteSchema } from '../types/quote';
import { partsFor } from './partsFor';
import { quoteRepair } from './quoteRepair';

const quote = (device: string, issue: string, tier: 'standard' | 'premium' = 'standard') =>
  quoteRepair({ device, issue, tier }, 'q1');

/**
 * The prices and durations of iPhone services (specification, section 9). The price of a screen is
 * the base price of the model, which is in another table of section 9.
 */
const IPHONE_TABLE: [
  model: string,
  issue: string,
  standard: number,
  premium: number,
  duration: string,
][] = [
  ['16-pro-max', 'screen', 300, 350, '45-120 minutes'],
  ['x', 'screen', 110, 160, '45-120 minutes'],
  ['13-mini', 'battery', 80, 100, '30-60 minutes'],
  ['15', 'camera', 150, 180, '60-90 minutes'],
  ['xr', 'housing', 120, 150, '60-120 minutes'],
  ['12', 'motherboard', 200, 250, '2-4 hours'],
];

describe('quotes (section 9, Quote rules)', () => {
  test.each(IPHONE_TABLE)(
    'iPhone %s, %s: %i standard, %i premium, %s',
    (model, issue, standard, premium, duration) => {
      expect(quote(model, issue)).toMatchObject({
        ok: true,
        value: { estimatedPrice: standard, estimatedDuration: duration },
      });
      expect(quote(model, issue, 'premium')).toMatchObject({
        ok: true,
        value: { estimatedPrice: premium },
      });
    },
  );

  test('a quote names model, issue, tier and parts, and has 90 days of warranty', () => {
    expect(quote('16-pro-max', 'screen', 'premium')).toEqual({
      ok: true,
      value: {
        id: 'q1',
        deviceModel: 'iPhone 16 Pro Max',
        repairIssue: 'Screen Repair',
        serviceType: 'premium',
        estimatedPrice: 350,
        estimatedDuration: '45-120 minutes',
        partsRequired: ['LCD display', 'touch digitizer', 'adhesive'],
        warranty: '90 days',
      },
    });
  });

  test.each([
    ['galaxy-s24', 'screen'],
    ['16-pro-max', 'charging'],
    ['16-pro-max', 'water'],
    ['16-pro-max', 'nonsense'],
    ['pro-16-m3-max', 'keyboard'],
    ['pro-16-m3-max', 'camera'],
    ['', 'screen'],
    ['__proto__', 'screen'],
  ])(
    '%s with %s fails: Invalid device model or repair issue (sections 5 and 8)',
    (device, issue) => {
      expect(quote(device, issue)).toEqual({
        ok: false,
        failure: { code: 'invalid', message: 'Invalid device model or repair issue' },
      });
    },
  );

  test('a model is found by its known slug and by device and slug too', () => {
    for (const device of ['ipad-pro-12-9', 'ipad/pro-12-9-6th', 'pro-12-9-6th']) {
      expect(quote(device, 'screen')).toMatchObject({
        ok: true,
        value: { deviceModel: 'iPad Pro 12.9-inch (6th generation)', estimatedPrice: 12000 },
      });
    }
  });

  test.each([
    ['screen', ['LCD display', 'touch digitizer', 'adhesive']],
    ['battery', ['battery', 'adhesive strips']],
    ['camera', ['camera module', 'flex cable']],
    ['housing', ['rear glass', 'housing frame', 'adhesive']],
    ['motherboard', ['motherboard', 'thermal paste', 'screws']],
    ['charging', ['charging port', 'flex cable']],
    ['speaker', ['speaker module', 'microphone']],
    ['water', ['cleaning solution', 'replacement parts as needed']],
    ['keyboard', ['various components']],
  ] as const)('a repair of %s needs %j', (issue, parts) => {
    expect(partsFor(issue)).toEqual(parts);
  });

  test('every question gets a complete quote or the one message, and premium is never cheaper', () => {
    const question = fc.record({
      device: fc.oneof(fc.constantFrom(...MODELS.map(({ slug }) => slug)), fc.string()),
      issue: fc.oneof(fc.constantFrom(...ISSUE_IDS), fc.string()),
    });
    fc.assert(
      fc.property(question, ({ device, issue }) => {
        const [standard, premium] = QUOTE_TIERS.map((tier) =>
          quoteRepair({ device, issue, tier }, 'id'),
        );
        if (standard?.ok && premium?.ok) {
          expect(quoteSchema.safeParse(standard.value).success).toBe(true);
          expect(premium.value.estimatedPrice).toBeGreaterThan(standard.value.estimatedPrice);
        } else {
          expect([standard?.ok, premium?.ok]).toEqual([false, false]);
        }
      }),
    );
  });

  test('the five quotable issues can be quoted for all 27 iPhones', () => {
    for (const { slug } of IPHONE_MODELS) {
      for (const issue of ['screen', 'battery', 'camera', 'housing', 'motherboard'] as const) {
        expect(quote(slug, issue)).toMatchObject({
          ok: true,
          value: { estimatedDuration: serviceFor('iphone', issue)?.duration },
        });
      }
    }
  });
});
