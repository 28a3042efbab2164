import { UNLISTED_MODELS, modelsOf } from '../catalogue/models';
import { besides } from './modelAt';

test('an unlisted model stays beside the listed ones until it is one of them, under any address', () => {
  const [ultra] = UNLISTED_MODELS;
  if (!ultra) throw new Error('There is no unlisted model');
  const watches = modelsOf('watch');
  expect(besides(watches, UNLISTED_MODELS)).toEqual([ultra]);
  expect(besides([ultra, ...watches], UNLISTED_MODELS)).toEqual([]);
  const renamed = { ...ultra, slug: 'ultra-1', formerSlugs: [ultra.slug] };
  expect(besides([renamed, ...watches], UNLISTED_MODELS)).toEqual([]);
});
