import type { ListedModel, RepairModel } from '../types/device';

export type ResolvedModel<Model extends ListedModel = RepairModel> = {
  model: Model;
  /** The slug of the page's canonical address. */
  canonicalSlug: string;
  /** True if the slug is unknown. `model` is then the first model of the device. */
  isFallback: boolean;
};

/**
 * Returns the model that a page's slug opens: a listed slug, an alias, or otherwise the first model
 * of the kind (specification, section 2; docs/conformance/readings.md, Model addresses).
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

/** Returns the unlisted models that the owner has not added to the list, also under a new address. */
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
