import type { Routes } from '../http';
import { followRoutes } from './followRoutes';
import { moderationRoutes } from './moderationRoutes';
import { pictureUploadRoutes } from './pictureRoutes';
import { postRoutes } from './postRoutes';
import type { Shop } from './shop';

/** All operations of the API that belong to this context. */
export const communityRoutes: readonly Routes<Shop>[] = [
  postRoutes,
  moderationRoutes,
  followRoutes,
  pictureUploadRoutes,
];
