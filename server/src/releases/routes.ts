import type { Routes } from '../http';
import { releaseRoutes } from './api/releaseRoutes';
import { releaseTokenRoutes } from './api/releaseTokenRoutes';
import { pageViewRoutes } from './health/pageViewRoutes';
import { previewRoutes } from './preview/previewRoutes';
import { previewOf } from './preview/previews';
import type { Shop } from './shop';

/** Every operation of the API that is this context's. */
export const releasesRoutes: readonly Routes<Shop>[] = [
  // What staff break in a preview breaks for nobody else.
  pageViewRoutes(async (shop, request) => (await previewOf(shop, request)) === null),
  releaseRoutes,
  releaseTokenRoutes,
  previewRoutes,
];
