import type { RepairModel } from '../types/device';

export type ResolvedModel = {
  model: RepairModel;
  /** Slug of the page that search engines should name. */
  canonicalSlug: string;
  /** The slug is unknown: this is the device's first model. */
  isFallback: boolean;
};

/** Of the models of one kind of device: the one that a page's slug opens, a listed slug or a known one, or else the first (section 2, decision 8). */
export function modelAt(models: readonly RepairModel[], slug: string): ResolvedModel {
  const wanted = slug.toLowerCase();
  const found = models.find((model) => model.slug === wanted || model.aliases.includes(wanted));
  const model = found ?? models[0];
  if (!model) throw new Error('No models to choose from');
  return { model, canonicalSlug: model.slug, isFallback: !found };
}
