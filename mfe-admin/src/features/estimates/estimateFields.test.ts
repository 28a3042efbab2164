import { optionsOf, wordsOfOptions } from './estimateFields';

test('a revision starts with the texts of the last estimate, and prices may contain commas', () => {
  const option = { tier: 'standard' as const, price: 12500, duration: '2 days', note: 'New glass' };
  const words = wordsOfOptions([option]);
  expect(words).toMatchObject({ standardPrice: '12500', premiumPrice: '' });
  const typed = { ...words, standardPrice: '12,500' };
  expect(optionsOf(typed, ['standard'])).toEqual([option]);
  expect(optionsOf({ ...words, standardPrice: 'much' }, ['standard'])[0]?.price).toBeNaN();
});
