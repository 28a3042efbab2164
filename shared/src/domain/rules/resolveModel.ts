import { BRANDS_WITH_OWN_DATA } from '../catalogue/laptopBrands';
import { MODELS, modelsOf, UNLISTED_MODELS } from '../catalogue/models';
import { WATCHES_WITH_PAGES } from '../catalogue/watchModels';
import type { DeviceId, ListedModel, RepairModel } from '../types/device';
import { modelAt, type ResolvedModel } from './modelAt';

const ALL = [...MODELS, ...UNLISTED_MODELS];

/** Returns the model that the page of a device shows for a slug. */
export function resolveModel(device: DeviceId, slug: string): ResolvedModel {
  return modelAt(device === 'watch' ? WATCHES_WITH_PAGES : modelsOf(device), slug);
}

/**
 * Returns the model with this slug, alternative slug, or id of the form `device/slug`. Undefined if
 * there is no such model. Models of two devices never have the same slug.
 */
export function findModel(id: string): RepairModel | undefined {
  const wanted = id.toLowerCase();
  return ALL.find(
    ({ device, slug, aliases }) =>
      slug === wanted || aliases.includes(wanted) || `${device}/${slug}` === wanted,
  );
}

/**
 * Returns the notice on the page of a laptop brand for which the shop has no prices of its own and
 * uses those of Dell. Null for other brands (docs/conformance/readings.md, Laptop brands).
 */
export function brandNotice(brand: ListedModel): string | null {
  if (brand.device !== 'laptop' || BRANDS_WITH_OWN_DATA.includes(brand.slug)) return null;
  return `Repair times for ${brand.name} are those of a comparable Dell; we confirm yours after the free diagnostic.`;
}
