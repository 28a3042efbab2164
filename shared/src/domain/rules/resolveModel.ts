import { BRANDS_WITH_OWN_DATA } from '../catalogue/laptopBrands';
import { MODELS, modelsOf, UNLISTED_MODELS } from '../catalogue/models';
import { WATCHES_WITH_PAGES } from '../catalogue/watchModels';
import type { DeviceId, ListedModel, RepairModel } from '../types/device';
import { modelAt, type ResolvedModel } from './modelAt';

const ALL = [...MODELS, ...UNLISTED_MODELS];

/** Returns the model of this kind of device for a page's slug. */
export function resolveModel(device: DeviceId, slug: string): ResolvedModel {
  return modelAt(device === 'watch' ? WATCHES_WITH_PAGES : modelsOf(device), slug);
}

/**
 * Returns the model with this slug, alias, or `device/slug`. Undefined if there is none. Slugs are
 * unique over all devices.
 */
export function findModel(id: string): RepairModel | undefined {
  const wanted = id.toLowerCase();
  return ALL.find(
    ({ device, slug, aliases }) =>
      slug === wanted || aliases.includes(wanted) || `${device}/${slug}` === wanted,
  );
}

/**
 * Returns the notice that a brand without its own data shows Dell's data. Null for brands with
 * their own data (docs/conformance/readings.md, Laptop brands).
 */
export function brandNotice(brand: ListedModel): string | null {
  if (brand.device !== 'laptop' || BRANDS_WITH_OWN_DATA.includes(brand.slug)) return null;
  return `Repair times for ${brand.name} are those of a comparable Dell; we confirm yours after the free diagnostic.`;
}
