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

test('a draft comes back as it was kept', () => {
  const storage = memory();
  saveDraft(storage, draft);
  expect(loadDraft(storage)).toEqual(draft);
});

test('of a photo that was sent its id is kept, the file is not', () => {
  const storage = memory();
  const file = new File(['x'], 'crack.png');
  saveDraft(storage, { ...draft, photo: { name: 'crack.png', photoId: 'id', file } });
  expect(loadDraft(storage).photo).toEqual({ name: 'crack.png', photoId: 'id' });
});

test('a photo that was not sent is not promised after a reload', () => {
  const storage = memory();
  saveDraft(storage, { ...draft, photo: { name: 'crack.png', file: new File([], 'crack.png') } });
  expect(loadDraft(storage).photo).toBeNull();
});

test.each(['', 'no json', '{}', '{"values":{"device":1}}', 'null'])(
  'what cannot be read (%j) is an empty draft',
  (text) => {
    expect(loadDraft(memory({ 'repair-shop.booking-draft': text }))).toEqual(EMPTY_DRAFT);
  },
);

test('a draft that is cleared is gone from the browser', () => {
  const storage = memory();
  saveDraft(storage, draft);
  clearDraft(storage);
  expect(storage.kept.size).toBe(0);
});

test('a browser that keeps nothing stops nobody', () => {
  const refuse = () => {
    throw new Error('Storage is switched off');
  };
  const storage = { getItem: refuse, setItem: refuse, removeItem: refuse };
  expect(loadDraft(storage)).toEqual(EMPTY_DRAFT);
  expect(() => saveDraft(storage, draft)).not.toThrow();
  expect(() => clearDraft(storage)).not.toThrow();
});
