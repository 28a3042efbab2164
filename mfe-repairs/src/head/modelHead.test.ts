import { servicesOf } from '@mcs-repairs/shared/domain/catalogue/services';
import { DEFAULT_SHOP_PROFILE } from '@mcs-repairs/shared/domain/catalogue/shopProfile';
import { MODELS, modelsOf, UNLISTED_MODELS } from '@mcs-repairs/shared/domain/catalogue/models';
import { WATCHES_WITH_PAGES } from '@mcs-repairs/shared/domain/catalogue/watchModels';
import type { SiteConfig } from '@mcs-repairs/shared/platform/contract/page';
import { modelAt } from '@mcs-repairs/shared/domain/rules/modelAt';
import { DEVICE_IDS, type DeviceId } from '@mcs-repairs/shared/domain/types/device';
import { modelSentence } from '../copy/modelText';
import { modelHead } from './modelHead';

const config: SiteConfig = {
  mode: 'connected',
  profile: DEFAULT_SHOP_PROFILE,
  publicUrl: 'https://shop.example',
};
/** The built-in models and services that the page of a device shows. */
const offerOf = (device: DeviceId) => ({
  models: device === 'watch' ? WATCHES_WITH_PAGES : modelsOf(device),
  services: servicesOf(device),
});
const headOf = (device: DeviceId, slug: string) =>
  modelHead(device, offerOf(device), { params: { slug }, config });
const EVERY_MODEL = [...MODELS, ...UNLISTED_MODELS];

describe('the pages of models and brands', () => {
  // Section 2 of the specification lists these models (docs/conformance/readings.md, Listed
  // models).
  it.each([
    ['iphone', 27],
    ['ipad', 18],
    ['macbook', 17],
    ['imac', 14],
    ['watch', 12],
    ['laptop', 12],
  ] as const)('of %s are as many as listed: %i', (device, count) => {
    expect(modelsOf(device)).toHaveLength(count);
  });

  it.each(EVERY_MODEL.map((model) => [`${model.device}/${model.slug}`, model] as const))(
    'name %s in title, description and structured data, and themselves as canonical',
    (_, model) => {
      const head = headOf(model.device, model.slug);
      expect(head.title).toContain(model.name);
      expect(head.title).toMatch(/Repair Service$/);
      expect(head.description).toContain(model.name);
      expect(head.canonicalPath).toBe(`/repairs/${model.device}/${model.slug}`);
      expect(head.noIndex).toBeUndefined();
      expect(head.jsonLd?.map((data) => data['@type'])).toEqual([
        'Service',
        'FAQPage',
        'BreadcrumbList',
      ]);
      expect(JSON.stringify(head.jsonLd)).toContain(
        `https://shop.example/repairs/${model.device}/${model.slug}`,
      );
    },
  );

  it('have the owner’s words and picture in the structured data', () => {
    const [model] = modelsOf('iphone');
    if (!model) throw new Error('There is no iPhone');
    const picture = { id: 'p1', alt: '', width: 900, height: 600 };
    const data = {
      ...{ canonicalSlug: model.slug, isFallback: false },
      model: { ...model, words: 'We keep its screens in the shop.', picture },
    };
    const { jsonLd } = modelHead('iphone', offerOf('iphone'), {
      params: { slug: model.slug },
      config,
      data,
    });
    expect(jsonLd?.[0]).toMatchObject({
      description: 'We keep its screens in the shop.',
      image: 'https://shop.example/photos/p1-1280.webp',
    });
    expect(headOf('iphone', model.slug).jsonLd?.[0]).not.toHaveProperty('image');
  });

  it('each have their own title, description and sentence', () => {
    const heads = EVERY_MODEL.map(({ device, slug }) => headOf(device, slug));
    expect(new Set(heads.map(({ title }) => title)).size).toBe(EVERY_MODEL.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(EVERY_MODEL.length);
    expect(new Set(EVERY_MODEL.map(modelSentence)).size).toBe(EVERY_MODEL.length);
  });

  // Section 2 of the specification names these addresses of models (docs/conformance/readings.md,
  // Model addresses).
  it.each([
    ['iphone', '16-pro-max', 'iPhone 16 Pro Max'],
    ['iphone', '15-pro-max', 'iPhone 15 Pro Max'],
    ['iphone', '14-pro-max', 'iPhone 14 Pro Max'],
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
  ] as const)('%s/%s open as the %s and name its page as canonical', (device, slug, name) => {
    const { model, isFallback } = modelAt(offerOf(device).models, slug);
    expect([model.name, isFallback]).toEqual([name, false]);
    expect(headOf(device, slug).canonicalPath).toBe(`/repairs/${device}/${model.slug}`);
  });

  // Section 2 of the specification: an unknown model falls back to the first model, and an unknown
  // brand falls back to Dell.
  it.each([
    ['iphone', '/repairs/iphone/16-pro-max'],
    ['ipad', '/repairs/ipad/pro-12-9-6th'],
    ['macbook', '/repairs/macbook/pro-16-m3-max'],
    ['imac', '/repairs/imac/24-m3'],
    ['watch', '/repairs/watch/apple-watch-ultra'],
    ['laptop', '/repairs/laptop/dell'],
  ] as const)('with an unknown slug of %s point to %s', (device, path) => {
    expect(headOf(device, 'no-such-model').canonicalPath).toBe(path);
  });

  it('exist for every device', () => {
    expect(new Set(EVERY_MODEL.map(({ device }) => device))).toEqual(new Set(DEVICE_IDS));
  });
});
