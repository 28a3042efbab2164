import { BRANDS_WITH_OWN_DATA } from '../catalogue/laptopBrands';
import { MODELS, modelsOf, UNLISTED_MODELS } from '../catalogue/models';
import { WATCH_ULTRA } from '../catalogue/watchModels';
import type { DeviceId, RepairModel } from '../types/device';

export type ResolvedModel = {
  model: RepairModel;
  /** Slug of the page that search engines should name. */
  canonicalSlug: string;
  /** The slug is unknown: this is the device's first model. */
  isFallback: boolean;
};

const ALL = [...MODELS, ...UNLISTED_MODELS];

/** The model that a page's slug opens: a listed slug, a known slug of the detail pages, or else the device's first model (section 2, decision 8). */
export function resolveModel(device: DeviceId, slug: string): ResolvedModel {
  const wanted = slug.toLowerCase();
  const found = ALL.find(
    (model) => model.device === device && (model.slug === wanted || model.aliases.includes(wanted)),
  );
  const model = found ?? firstModel(device);
  return { model, canonicalSlug: model.slug, isFallback: !found };
}

/** The model with this slug, known slug, or `device/slug`; undefined when there is none. Slugs are unique over all devices. */
export function findModel(id: string): RepairModel | undefined {
  const wanted = id.toLowerCase();
  return ALL.find(
    ({ device, slug, aliases }) =>
      slug === wanted || aliases.includes(wanted) || `${device}/${slug}` === wanted,
  );
}

/** What the detail pages know first: for watches the Ultra (section 2, known slugs), else the first of the listing. */
function firstModel(device: DeviceId): RepairModel {
  const first = device === 'watch' ? WATCH_ULTRA : modelsOf(device)[0];
  if (!first) throw new Error(`No models of ${device}`);
  return first;
}

/** A brand without data of its own shows Dell's and says so; null for one with its own, and for Dell itself (decision 9). */
export function brandNotice(brand: RepairModel): string | null {
  if (brand.device !== 'laptop' || BRANDS_WITH_OWN_DATA.includes(brand.slug)) return null;
  return `Repair times for ${brand.name} are those of a comparable Dell; we confirm yours after the free diagnostic.`;
}
