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
