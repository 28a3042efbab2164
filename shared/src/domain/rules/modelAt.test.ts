import { MODELS, UNLISTED_MODELS, modelsOf } from '../catalogue/models';
import { WATCHES_WITH_PAGES } from '../catalogue/watchModels';
import type { DeviceId } from '../types/device';
import { besides, modelAt } from './modelAt';

const resolveModel = (device: DeviceId, slug: string) =>
  modelAt(device === 'watch' ? WATCHES_WITH_PAGES : modelsOf(device), slug);

describe('the model that a page opens (section 2)', () => {
  test('every listed slug opens its own model', () => {
    for (const model of MODELS) {
      expect(resolveModel(model.device, model.slug)).toEqual({
        model,
        canonicalSlug: model.slug,
        isFallback: false,
      });
    }
  });

  test.each<[DeviceId, string, string]>([
    ['ipad', 'ipad-pro-12-9', 'iPad Pro 12.9-inch (6th generation)'],
    ['ipad', 'ipad-pro-11', 'iPad Pro 11-inch (4th generation)'],
    ['ipad', 'ipad-air', 'iPad Air (5th generation)'],
    ['macbook', 'macbook-pro-16', 'MacBook Pro 16-inch (M3 Max)'],
    ['macbook', 'macbook-pro-14', 'MacBook Pro 14-inch (M3 Max)'],
    ['macbook', 'macbook-air', 'MacBook Air 15-inch (M2)'],
    ['imac', 'imac-24', 'iMac 24-inch (M3)'],
    ['imac', 'imac-27', 'iMac 27-inch (2020)'],
    ['watch', 'apple-watch-ultra', 'Apple Watch Ultra'],
    ['watch', 'apple-watch-series-9', 'Apple Watch Series 9'],
    ['watch', 'apple-watch-se', 'Apple Watch SE (2nd generation)'],
  ])('%s: the known slug %s opens %s', (device, slug, name) => {
    expect(resolveModel(device, slug)).toMatchObject({ model: { name }, isFallback: false });
  });

  test.each<[DeviceId, string, string]>([
    ['iphone', 'iPhone 16 Pro Max', '16-pro-max'],
    ['ipad', 'iPad Pro 12.9-inch (6th generation)', 'pro-12-9-6th'],
    ['macbook', 'MacBook Pro 16-inch (M3 Max)', 'pro-16-m3-max'],
    ['imac', 'iMac 24-inch (M3)', '24-m3'],
    ['watch', 'Apple Watch Ultra', 'apple-watch-ultra'],
    ['laptop', 'Dell', 'dell'],
  ])('%s: an unknown slug falls back to %s', (device, name, canonicalSlug) => {
    expect(resolveModel(device, 'no-such-model')).toMatchObject({
      model: { name },
      canonicalSlug,
      isFallback: true,
    });
  });

  test('a slug of another device is unknown', () => {
    expect(resolveModel('iphone', 'series-9').isFallback).toBe(true);
  });
});

test('an unlisted model stays beside the listed ones until it is one of them, under any address', () => {
  const [ultra] = UNLISTED_MODELS;
  if (!ultra) throw new Error('There is no unlisted model');
  const watches = modelsOf('watch');
  expect(besides(watches, UNLISTED_MODELS)).toEqual([ultra]);
  expect(besides([ultra, ...watches], UNLISTED_MODELS)).toEqual([]);
  const renamed = { ...ultra, slug: 'ultra-1', formerSlugs: [ultra.slug] };
  expect(besides([renamed, ...watches], UNLISTED_MODELS)).toEqual([]);
});
