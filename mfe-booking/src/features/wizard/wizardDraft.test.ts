import fc from 'fast-check';
import * as z from 'zod/mini';
import { storageKey } from '@mcs-repairs/shared/domain/rules/storageKeys';
import { SERVICE_TYPES, serviceTypeSchema } from '@mcs-repairs/shared/domain/types/booking';
import { TEXT_CHANNELS, textConsentSchema } from '@mcs-repairs/shared/domain/types/message';
import { readable } from './sendRequest';
import { clearDraft, draftStorage, EMPTY_DRAFT, loadDraft, saveDraft } from './wizardDraft';

function memory(content: Record<string, string> = {}) {
  const kept = new Map(Object.entries(content));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const draft = {
  ...EMPTY_DRAFT,
  step: 1,
  values: { ...EMPTY_DRAFT.values, device: 'MacBook Air', consent: true },
};

test('a stored draft is restored', () => {
  const storage = memory();
  saveDraft(storage, draft);
  expect(loadDraft(storage)).toEqual(draft);
});

test('of an uploaded photo only the id is stored', () => {
  const storage = memory();
  const file = new File(['x'], 'crack.png');
  saveDraft(storage, { ...draft, photo: { name: 'crack.png', photoId: 'id', file } });
  expect(loadDraft(storage).photo).toEqual({ name: 'crack.png', photoId: 'id' });
});

test('a photo that was not uploaded is gone after a reload', () => {
  const storage = memory();
  saveDraft(storage, { ...draft, photo: { name: 'crack.png', file: new File([], 'crack.png') } });
  expect(loadDraft(storage).photo).toBeNull();
});

test.each(['', 'no json', '{}', '{"values":{"device":1}}', 'null'])(
  'unreadable storage (%j) gives an empty draft',
  (text) => {
    expect(loadDraft(memory({ 'repair-shop.booking-draft': text }))).toEqual(EMPTY_DRAFT);
  },
);

test('a discarded draft is removed from the browser', () => {
  const storage = memory();
  saveDraft(storage, draft);
  clearDraft(storage);
  expect(storage.kept.size).toBe(0);
});

test('tabs keep their own drafts and idempotency keys, and a new tab begins with the latest', () => {
  const latest = memory();
  const [one, other] = [draftStorage(memory(), latest), draftStorage(memory(), latest)];
  const sent = { ...draft, attempt: { key: 'first', unanswered: [] } };
  const typed = { ...draft, values: { ...draft.values, device: 'iPad mini' } };
  saveDraft(one, sent);
  saveDraft(other, typed);
  expect([loadDraft(one), loadDraft(other)]).toEqual([sent, typed]);
  expect(loadDraft(draftStorage(memory(), latest))).toEqual(typed);
  // What one tab has sent does not remove what was typed in the other.
  clearDraft(one);
  expect(loadDraft(other)).toEqual(typed);
  expect(loadDraft(draftStorage(memory(), latest))).toEqual(typed);
  clearDraft(other);
  expect(loadDraft(draftStorage(memory(), latest))).toEqual(EMPTY_DRAFT);
});

test('a tab that only restored a draft can discard it', () => {
  const latest = memory();
  saveDraft(draftStorage(memory(), latest), draft);
  const next = draftStorage(memory(), latest);
  expect(loadDraft(next)).toEqual(draft);
  clearDraft(next);
  expect(loadDraft(next)).toEqual(EMPTY_DRAFT);
});

test('the wizard works in a browser without storage', () => {
  const refuse = () => {
    throw new Error('Storage is switched off');
  };
  const storage = { getItem: refuse, setItem: refuse, removeItem: refuse };
  expect(loadDraft(storage)).toEqual(EMPTY_DRAFT);
  expect(() => saveDraft(storage, draft)).not.toThrow();
  expect(() => clearDraft(storage)).not.toThrow();
});

describe('a stored draft', () => {
  const { pickupAddress: _address, ...texts } = EMPTY_DRAFT.values;
  const text = z.string();
  /** The same rules as a schema. */
  const schema = z.object({
    values: z.object({
      ...{ device: text, issue: text, fullName: text, email: text, phone: text, city: text },
      ...{ preferredDate: text, serviceType: serviceTypeSchema, consent: z.boolean() },
      pickupAddress: z._default(text, ''),
      textChannels: textConsentSchema,
    }),
    step: z.int().check(z.minimum(0), z.maximum(2)),
    photo: z.nullable(z.object({ name: text, photoId: z.optional(text) })),
    attempt: z.nullable(z.object({ key: text, unanswered: z.array(z.looseObject({})) })),
    offered: z.optional(z.object({ device: text, issue: text, preferredDate: text })),
  });

  const odd = fc.constantFrom<unknown>(undefined, null, 0, 3, -1, 1.5, '', [], {}, true, 'sms');
  const mostly = (good: fc.Arbitrary<unknown>) =>
    fc.oneof({ weight: 19, arbitrary: good }, { weight: 1, arbitrary: odd });
  const some = <Part extends object>(good: Part, others: Record<string, fc.Arbitrary<unknown>>) =>
    fc.record(others, { requiredKeys: [] }).map((changed) => ({ ...good, ...changed }));
  const stored = mostly(
    some(EMPTY_DRAFT, {
      values: mostly(
        some(texts, {
          device: mostly(fc.string()),
          city: mostly(fc.string()),
          serviceType: mostly(fc.constantFrom(...SERVICE_TYPES)),
          consent: mostly(fc.boolean()),
          pickupAddress: mostly(fc.string()),
          textChannels: mostly(
            fc.array(mostly(fc.constantFrom(...TEXT_CHANNELS)), { maxLength: 3 }),
          ),
        }),
      ),
      step: mostly(fc.constantFrom(0, 1, 2)),
      photo: mostly(some({ name: 'crack.png' }, { photoId: mostly(fc.string()) })),
      attempt: mostly(
        some(
          { key: 'first' },
          { unanswered: mostly(fc.array(mostly(fc.constant({})), { maxLength: 2 })) },
        ),
      ),
      offered: mostly(some({ device: '', issue: '' }, { preferredDate: mostly(fc.string()) })),
    }),
  );

  test('is restored exactly if the schema accepts it', () => {
    let accepted = 0;
    const runs = 3000;
    fc.assert(
      fc.property(stored, (value) => {
        // JSON has no undefined, so the stored text does not contain such fields.
        const json = JSON.stringify(value) ?? 'null';
        const { success, data } = schema.safeParse(JSON.parse(json));
        const restored = loadDraft(memory({ [storageKey('booking-draft')]: json }));
        expect(restored).toEqual(success ? data : EMPTY_DRAFT);
        accepted += success ? 1 : 0;
      }),
      { numRuns: runs },
    );
    // The random drafts must include enough that are accepted and enough that are rejected.
    expect(accepted).toBeGreaterThan(runs / 10);
    expect(accepted).toBeLessThan(runs - runs / 10);
  });
});

test('stored requests that the server would not understand are not sent again', () => {
  const request = {
    kind: 'request' as const,
    fullName: 'Asha Gurung',
    phone: '9800000000',
    city: 'Kathmandu',
    device: 'MacBook Air',
    issue: 'The screen flickers since yesterday.',
    preferredDate: '',
    serviceType: 'walkin' as const,
    consent: true as const,
  };
  const attempt = { key: 'first', unanswered: [request, { ...request, device: '' }] };
  expect(readable(attempt)).toEqual({ key: 'first', unanswered: [request] });
});
