import type { Routes } from '../http';
import { releaseRoutes } from './api/releaseRoutes';
import { releaseTokenRoutes } from './api/releaseTokenRoutes';
import { pageViewRoutes } from './health/pageViewRoutes';
import { previewRoutes } from './preview/previewRoutes';
import { previewOf } from './preview/previews';
import type { Shop } from './shop';

/** Every API operation of this context. */
export const releasesRoutes: readonly Routes<Shop>[] = [
  // Failures in a staff preview concern no other visitor, so they do not count.
  pageViewRoutes(async (shop, request) => (await previewOf(shop, request)) === null),
  releaseRoutes,
  releaseTokenRoutes,
  previewRoutes,
];
