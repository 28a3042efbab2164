import { clearDrafts, memoryDraft } from './memoryDraft';

beforeEach(() => clearDrafts());

const ATTEMPT = { words: '"Hello"', key: 'k1' };

test('keeps the values and the attempt of each form', () => {
  const draft = memoryDraft<{ name: string; text: string }>('message');
  draft.save({ name: 'Asha' });
  draft.keep(ATTEMPT);
  const again = memoryDraft('message');
  expect(again.load()).toEqual({ name: 'Asha' });
  expect(again.last()).toEqual(ATTEMPT);
  const other = memoryDraft('quote');
  expect(other.load()).toEqual({});
  expect(other.last()).toBeNull();
});

test('each way to open a form has its own draft, and clearing one clears all', () => {
  const plain = memoryDraft('message');
  const order = memoryDraft('message', 'I would like to order');
  plain.save({ name: 'Asha' });
  order.save({ name: 'Deepa' });
  order.keep(ATTEMPT);
  expect(plain.load()).toEqual({ name: 'Asha' });
  expect(plain.last()).toBeNull();
  plain.clear();
  expect(order.load()).toEqual({});
  expect(order.last()).toBeNull();
});

test('clearing all drafts also removes their attempts', () => {
  const draft = memoryDraft('reply p1');
  draft.save({ content: 'Hello' });
  draft.keep(ATTEMPT);
  clearDrafts();
  expect(draft.load()).toEqual({});
  expect(draft.last()).toBeNull();
});
