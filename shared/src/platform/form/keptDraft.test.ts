import * as z from 'zod/mini';
import { keptDraft } from './keptDraft';

const draft = keptDraft('draft', z.object({ name: z.string() }));

function memory(content: Record<string, string> = {}) {
  const kept = new Map(Object.entries(content));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('a stored draft is restored, and gone after clearing', () => {
  const storage = memory();
  draft.save(storage, { name: 'Asha' });
  expect(draft.load(storage)).toEqual({ name: 'Asha' });
  draft.clear(storage);
  expect(storage.kept.size).toBe(0);
});

test.each(['', '{', 'null', '{"name":7}'])('%j in the storage is no draft', (text) => {
  expect(draft.load(memory({ draft: text }))).toBeUndefined();
});

test('a browser that refuses its storage causes no error', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const storage = { getItem: refuse, setItem: refuse, removeItem: refuse };
  expect(draft.load(storage)).toBeUndefined();
  expect(() => draft.save(storage, { name: 'Asha' })).not.toThrow();
  expect(() => draft.clear(storage)).not.toThrow();
});
