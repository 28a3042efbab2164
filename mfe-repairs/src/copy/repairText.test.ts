import { deviceQuestions } from '@mcs-repairs/shared/domain/catalogue/deviceQuestions';
import { RECOVERY_QUESTIONS } from '@mcs-repairs/shared/domain/catalogue/recoveryQuestions';
import { SLOT_TIMES } from '@mcs-repairs/shared/domain/catalogue/schedule';
import { repairText } from '@mcs-repairs/shared/domain/catalogue/repairText';
import { serviceFor, servicesOf } from '@mcs-repairs/shared/domain/catalogue/services';
import { DEFAULT_SHOP_PROFILE } from '@mcs-repairs/shared/domain/catalogue/shopProfile';
import { modelsOf } from '@mcs-repairs/shared/domain/catalogue/models';
import { DEVICE_IDS, type DeviceId } from '@mcs-repairs/shared/domain/types/device';
import { withCurrentValues } from './currentValues';
import { DEVICE_TEXTS } from './deviceTexts';
import { modelSentence } from './modelText';
import { modelQuestions } from './questions';
import { RECOVERY_STEPS } from './recoveryTexts';
import { turnaroundOf } from './turnaroundOf';

const SERVICES = DEVICE_IDS.flatMap((device) => servicesOf(device));

const questionsOf = (device: DeviceId) =>
  withCurrentValues(deviceQuestions(device), { profile: DEFAULT_SHOP_PROFILE }, servicesOf(device));

describe('texts about repairs', () => {
  it.each(SERVICES.map((service) => [service.device, service.id, service] as const))(
    'describe signs and work of %s %s',
    (_device, _issue, service) => {
      const { signs, work } = repairText(service);
      expect(signs.length).toBeGreaterThan(30);
      expect(work.length).toBeGreaterThan(50);
    },
  );

  it('repeat no sentence', () => {
    const works = SERVICES.map((service) => repairText(service).work);
    expect(new Set(works).size).toBe(works.length);
  });

  it('contain no amounts of money', () => {
    const everything = JSON.stringify([
      SERVICES.map(repairText),
      DEVICE_TEXTS,
      DEVICE_IDS.map((device) => questionsOf(device)),
      RECOVERY_QUESTIONS,
    ]);
    expect(everything).not.toMatch(/\b(rs\.?|npr|rupees?|usd)\b|[$€₹]/i);
  });
});

describe('questions and answers', () => {
  it.each(DEVICE_IDS)('give the working times of the catalogue for %s', (device) => {
    const answer = questionsOf(device)[0]?.answer;
    for (const { duration } of servicesOf(device).slice(0, 4)) expect(answer).toContain(duration);
  });

  // Section 1 of the specification: most repairs take 2-4 hours, watches 1-2 hours, motherboards
  // 1-2 days, and water damage of a watch 2-3 days. Section 9: express repairs take 24 hours.
  it.each([
    ['iphone', ['2-4 hours', '1-2 days', '24 hours or less']],
    ['macbook', ['2-4 hours', '1-2 days', '24 hours or less']],
    ['watch', ['1-2 hours', '2-3 days']],
  ] as const)('give the usual turnaround of %s', (device, times) => {
    const answer = questionsOf(device)[0]?.answer;
    for (const time of times) expect(answer).toContain(time);
  });

  it.each(DEVICE_IDS)('promise 90 days on a quoted repair of %s', (device) => {
    const answers = questionsOf(device).map(({ answer }) => answer);
    expect(answers.join(' ')).toContain('90 days');
  });

  it('state the first and the last appointment of the schedule, and the shop hours of the profile', () => {
    const answer = questionsOf('iphone').at(-1)?.answer;
    expect(answer).toContain(`${SLOT_TIMES[0]} to ${SLOT_TIMES.at(-1)}`);
    expect(answer).toContain('Sunday to Friday 10:00 AM to 7:00 PM');
    expect(answer).toContain('Saturday closed');
  });

  it('name the model', () => {
    const [model] = modelsOf('watch');
    const questions = model ? modelQuestions(model, servicesOf('watch'), DEFAULT_SHOP_PROFILE) : [];
    expect(questions[0]?.question).toBe('How long will you need my Apple Watch Series 9?');
  });

  it('give three days as the standard time of data recovery', () => {
    expect(RECOVERY_QUESTIONS[0]?.answer).toContain('3 days');
    expect(RECOVERY_STEPS.at(-1)?.text).toContain('3 days');
  });
});

describe('usual turnaround', () => {
  // Section 1 of the specification gives these times.
  it.each([
    ['iphone', 'screen', '2-4 hours'],
    ['laptop', 'battery', '2-4 hours'],
    ['watch', 'battery', '1-2 hours'],
    ['watch', 'water', '2-3 days'],
    ['macbook', 'water', '24-48 hours'],
    ['macbook', 'motherboard', '1-2 days'],
  ] as const)('of %s %s is %s', (device, issue, time) => {
    const service = serviceFor(device, issue);
    expect(service && turnaroundOf(service)).toBe(time);
  });

  it('is not shorter than the days of work that the owner entered', () => {
    const service = { device: 'imac', id: 'storage', duration: '2-3 days' } as const;
    expect(turnaroundOf(service)).toBe('2-3 days');
  });
});

describe('the sentence about a model', () => {
  it.each([
    [
      'iphone',
      '15-pro',
      'The iPhone 15 Pro has a 6.1-inch display with the Dynamic Island and three rear cameras.',
    ],
    ['iphone', 'xr', 'The iPhone XR has a 6.1-inch display with a notch and one rear camera.'],
    [
      'ipad',
      'pro-11-4th',
      'The iPad Pro 11-inch (4th generation) has an 11-inch display without a Home button and two rear cameras.',
    ],
    [
      'ipad',
      'mini-5th',
      'The iPad mini (5th generation) has a 7.9-inch display with a Home button below it and one rear camera.',
    ],
    [
      'macbook',
      'pro-14-m2-pro',
      'The MacBook Pro 14-inch (M2 Pro) is a 14-inch notebook with a camera notch in the display.',
    ],
    [
      'imac',
      '21-5-2015',
      'The iMac 21.5-inch (2015) carries its computer behind a 21.5-inch display that is glued in all round.',
    ],
  ] as const)('distinguishes %s %s from similar models', (device, slug, sentence) => {
    const model = modelsOf(device).find((candidate) => candidate.slug === slug);
    expect(model && modelSentence(model)).toBe(sentence);
  });
});
