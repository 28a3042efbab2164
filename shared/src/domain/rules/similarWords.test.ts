import { PRODUCTS } from '../catalogue/products';
import { namedLike, similarWords } from './similarWords';

test.each([
  ['mackbook', ['macbook']],
  ['mackb', ['macbook']],
  ['iapd', ['ipad']],
  ['mac', ['macbook']],
  ['mak', []],
  ['gold', []],
])('%s is similar to %j', (typed, similar) => {
  expect(similarWords(typed, ['macbook', 'ipad', 'iphone', 'board'])).toEqual(similar);
});

const named = (...words: string[]) =>
  PRODUCTS.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));

test.each([
  ['mackbook', named('macbook')],
  ['macbok air', named('macbook', 'air')],
  ['MacBookAir', named('macbook', 'air')],
  ['iphnoe 14', named('iphone', '14')],
  ['iphone14pro', named('iphone', '14', 'pro')],
  ['pecnil', named('pencil')],
  ['iphone14pr', named('iphone', '14', 'pro')],
  ['mackbookair', named('macbook', 'air')],
  ['galaxy', []],
  ['iphone 6', []],
  ['iphone 99', []],
  ['iphnoe99', []],
  ['mackbook gold', []],
  ['?', []],
  ['', []],
])('a misspelled search for %j finds the products that are meant', (search, found) => {
  expect(namedLike(PRODUCTS, search)).toEqual(found);
});
