import { queryFromUrl, urlOf } from './discussionQuery';

const read = (search: string) => queryFromUrl(new URLSearchParams(search));

describe('the address of a list of discussions', () => {
  test('an address without a filter selects all threads, twenty per page', () => {
    expect(read('')).toEqual({ search: '', category: 'All', after: '', limit: 20 });
  });

  test.each([
    ['a known category', 'category=MacBook', 'MacBook'],
    ['a category that does not exist', 'category=Android', 'All'],
    ['a category in another case', 'category=macbook', 'All'],
  ])('%s', (_case, search, category) => {
    expect(read(search).category).toBe(category);
  });

  test('a search is trimmed and cut at 200 characters', () => {
    expect(read(`search=${'+'.repeat(3)}${'x'.repeat(300)}`).search).toBe('x'.repeat(200));
  });

  test('default values are left out of the address', () => {
    expect(urlOf({ search: '', category: 'All' }).toString()).toBe('');
    expect(urlOf({ search: 'a b', category: 'Help' }, 'x~y').toString()).toBe(
      'search=a+b&category=Help&after=x%7Ey',
    );
  });
});
