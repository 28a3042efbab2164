import { modelsOf } from '@mcs-repairs/shared/domain/catalogue/models';
import { DEVICE_IDS } from '@mcs-repairs/shared/domain/types/device';

/** Pages that come from the catalogue, for the site's sitemap; the build adds them to those of package.json. */
export const sitemap: string[] = DEVICE_IDS.flatMap((device) => [
  `/repairs/${device}`,
  ...modelsOf(device).map(({ slug }) => `/repairs/${device}/${slug}`),
]);
