import { modelsOf } from '@mcs-repairs/shared/domain/catalogue/models';
import { DEVICE_IDS } from '@mcs-repairs/shared/domain/types/device';

/**
 * The pages of the catalogue for the sitemap. The build adds them to the pages that package.json
 * lists.
 */
export const sitemap: string[] = DEVICE_IDS.flatMap((device) => [
  `/repairs/${device}`,
  ...modelsOf(device).map(({ slug }) => `/repairs/${device}/${slug}`),
]);
