import { MODELS, UNLISTED_MODELS } from '../catalogue/models';
import type { RepairModel } from '../types/device';

const ALL = [...MODELS, ...UNLISTED_MODELS];

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
