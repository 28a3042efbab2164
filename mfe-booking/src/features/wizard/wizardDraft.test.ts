import { clearDraft, EMPTY_DRAFT, loadDraft, saveDraft } from './wizardDraft';

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

test('the wizard works in a browser without storage', () => {
  const refuse = () => {
    throw new Error('Storage is switched off');
  };
  const storage = { getItem: refuse, setItem: refuse, removeItem: refuse };
  expect(loadDraft(storage)).toEqual(EMPTY_DRAFT);
  expect(() => saveDraft(storage, draft)).not.toThrow();
  expect(() => clearDraft(storage)).not.toThrow();
});
