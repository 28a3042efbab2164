import type { ListedModel, RepairModel } from '../types/device';

export type ResolvedModel<Model extends ListedModel = RepairModel> = {
  model: Model;
  /** The slug in the canonical address of the page, for search engines. */
  canonicalSlug: string;
  /** True if no model has the slug. `model` is then the first model of the device. */
  isFallback: boolean;
};

/**
 * Returns the model that a page shows for the slug in its address. The slug is that of a listed
 * model or an alternative one. For any other slug, returns the first model of the device
 * (specification, section 2; docs/conformance/readings.md, Model addresses).
 */
export function modelAt<Model extends ListedModel>(
  models: readonly Model[],
  slug: string,
): ResolvedModel<Model> {
  const wanted = slug.toLowerCase();
  const found = models.find((model) => model.slug === wanted || model.aliases.includes(wanted));
  const model = found ?? models[0];
  if (!model) throw new Error('No models to choose from');
  return { model, canonicalSlug: model.slug, isFallback: !found };
}

/**
 * Returns the built-in models without a place in any list that are not in `models`. If the owner
 * has listed such a model under a new slug, its former slug identifies it.
 */
export const besides = (
  models: readonly ListedModel[],
  unlisted: readonly ListedModel[],
): readonly ListedModel[] =>
  unlisted.filter(
    ({ device, slug }) =>
      !models.some(
        (model) =>
          model.device === device && (model.slug === slug || model.formerSlugs?.includes(slug)),
      ),
  );
