import { optionsOf, wordsOfOptions } from './estimateFields';

test('a revision begins with the words of the last one, and commas in a price are forgiven', () => {
  const option = { tier: 'standard' as const, price: 12500, duration: '2 days', note: 'New glass' };
  const words = wordsOfOptions([option]);
  expect(words).toMatchObject({ standardPrice: '12500', premiumPrice: '' });
  const typed = { ...words, standardPrice: '12,500' };
  expect(optionsOf(typed, ['standard'])).toEqual([option]);
  expect(optionsOf({ ...words, standardPrice: 'much' }, ['standard'])[0]?.price).toBeNaN();
});
