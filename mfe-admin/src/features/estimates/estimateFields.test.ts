import { listedWords, optionsOf, wordsOfOptions } from './estimateFields';

test('a revision starts with the texts of the last estimate, and prices may contain commas', () => {
  const option = { tier: 'standard' as const, price: 12500, duration: '2 days', note: 'New glass' };
  const words = wordsOfOptions([option]);
  expect(words).toMatchObject({ standardPrice: '12500', premiumPrice: '' });
  const typed = { ...words, standardPrice: '12,500' };
  expect(optionsOf(typed, ['standard'])).toEqual([option]);
  expect(optionsOf({ ...words, standardPrice: 'much' }, ['standard'])[0]?.price).toBeNaN();
});

test('an estimate starts from the price list, and a revision only where it has no option', () => {
  const listed = { model: null, standard: 9000, premium: 11_000 };
  const option = { tier: 'standard' as const, price: 8000, duration: '2 days' };
  expect(wordsOfOptions([], listed)).toMatchObject({
    standardPrice: '9000',
    premiumPrice: '11000',
  });
  expect(wordsOfOptions([option], listed)).toMatchObject({
    standardPrice: '8000',
    premiumPrice: '11000',
  });
  expect(listedWords('standard', listed)).toBe('Price list for all models: Rs. 9,000');
  expect(listedWords('premium', { ...listed, premium: null })).toBeUndefined();
});
