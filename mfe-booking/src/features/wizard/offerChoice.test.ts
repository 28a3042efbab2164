import { receipt } from '../../testing/fakeShop';
import { offerChoice } from './offerChoice';
import { EMPTY_DRAFT, type WizardDraft } from './wizardDraft';

const NOTHING = {
  selectedDevice: null,
  selectedService: null,
  selectedDate: null,
  selectedTime: null,
  currentBooking: null,
};
const CHOSEN = {
  selectedDevice: { device: 'iphone', deviceModel: 'iPhone 15 Pro' },
  selectedService: { issue: 'battery', repairIssue: 'Battery Replacement' },
  selectedDate: '2026-11-24',
  selectedTime: '2:30 PM',
  currentBooking: null,
} as const;
const OFFERED = {
  device: 'iPhone 15 Pro',
  issue: 'Battery Replacement',
  preferredDate: '2026-11-24T14:30',
};

const written = (values: Partial<WizardDraft['values']>): WizardDraft => ({
  ...EMPTY_DRAFT,
  values: { ...EMPTY_DRAFT.values, ...values },
});

test('the choice on other pages fills a draft, together with known customer data', () => {
  expect(offerChoice(EMPTY_DRAFT, CHOSEN).values).toEqual({ ...EMPTY_DRAFT.values, ...OFFERED });
  const { values } = offerChoice(written({ fullName: 'Asha', city: 'Pokhara' }), CHOSEN);
  expect(values).toMatchObject({ ...OFFERED, fullName: 'Asha', city: 'Pokhara' });
});

test('a day without a time is no preferred time', () => {
  const { values } = offerChoice(EMPTY_DRAFT, { ...CHOSEN, selectedTime: null });
  expect(values).toMatchObject({ device: 'iPhone 15 Pro', preferredDate: '' });
});

test.each([
  ['a device', written({ device: 'MacBook' })],
  ['an issue', written({ issue: 'It is wet' })],
  ['a preferred time', written({ preferredDate: '2026-11-25T10:00' })],
  ['a photo', { ...EMPTY_DRAFT, photo: { name: 'crack.png', photoId: 'id' } }],
  ['a try that was sent', { ...EMPTY_DRAFT, attempt: { key: 'k', unanswered: [] } }],
])('a draft with %s of its own stays unchanged', (_what, own) => {
  expect(offerChoice(own, CHOSEN)).toBe(own);
});

test('filled-in values follow a later choice until the customer edits them', () => {
  const offered = offerChoice(EMPTY_DRAFT, CHOSEN);
  const later = {
    ...CHOSEN,
    selectedDevice: { device: 'ipad', deviceModel: 'iPad Air 2' } as const,
    selectedTime: '3:00 PM' as const,
  };
  expect(offerChoice(offered, later).values).toMatchObject({
    device: 'iPad Air 2',
    preferredDate: '2026-11-24T15:00',
  });
  const changed = { ...offered, values: { ...offered.values, issue: 'It bulges' } };
  expect(offerChoice(changed, later)).toBe(changed);
});

test('filled-in values survive a reload, and are cleared once booked', () => {
  const offered = offerChoice(EMPTY_DRAFT, CHOSEN);
  expect(offerChoice(offered, NOTHING)).toBe(offered);
  const { values } = offerChoice(offered, { ...NOTHING, currentBooking: receipt() });
  expect(values).toEqual(EMPTY_DRAFT.values);
});

test('a draft stays unchanged while nothing is chosen', () => {
  expect(offerChoice(EMPTY_DRAFT, NOTHING)).toBe(EMPTY_DRAFT);
});
