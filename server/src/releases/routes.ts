import type { Routes } from '../http';
import { releaseRoutes } from './api/releaseRoutes';
import { releaseTokenRoutes } from './api/releaseTokenRoutes';
import { pageViewRoutes } from './health/pageViewRoutes';
import { previewRoutes } from './preview/previewRoutes';
import { previewOf } from './preview/previews';
import type { Shop } from './shop';

/** All API operations on releases, and the operation for browsers' reports of page views. */
export const releasesRoutes: readonly Routes<Shop>[] = [
  // A version that fails in a preview affects no other visitor, so such failures do not count.
  pageViewRoutes(async (shop, request) => (await previewOf(shop, request)) === null),
  releaseRoutes,
  releaseTokenRoutes,
  previewRoutes,
];
