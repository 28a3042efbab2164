import { modelsOf } from '@mcs-repairs/shared/domain/catalogue/models';
import { groupModels, searchModels } from './modelGroups';

describe('models in a listing', () => {
  it('are grouped by generation, both in listing order', () => {
    const groups = groupModels(modelsOf('iphone'));
    expect(groups.map(({ name }) => name)).toEqual([
      'iPhone 16',
      'iPhone 15',
      'iPhone 14',
      'iPhone 13',
      'iPhone 12',
      'iPhone 11',
      'iPhone X',
    ]);
    expect(groups[6]?.models.map(({ slug }) => slug)).toEqual(['xs-max', 'xs', 'xr', 'x']);
  });

  it.each([
    ['pro 15', ['15-pro-max', '15-pro']],
    ['  MINI ', ['13-mini', '12-mini']],
    ['xr', ['xr']],
    ['nokia', []],
  ])('are found by the words %p', (search, slugs) => {
    expect(searchModels(modelsOf('iphone'), search).map(({ slug }) => slug)).toEqual(slugs);
  });

  it('are all listed without a search', () => {
    expect(searchModels(modelsOf('ipad'), ' ')).toHaveLength(18);
  });
});
