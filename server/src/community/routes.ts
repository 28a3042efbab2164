import type { Routes } from '../http';
import { followRoutes } from './followRoutes';
import { moderationRoutes } from './moderationRoutes';
import { pictureUploadRoutes } from './pictureRoutes';
import { postRoutes } from './postRoutes';
import type { Shop } from './shop';

/** All API operations of the forum. */
export const communityRoutes: readonly Routes<Shop>[] = [
  postRoutes,
  moderationRoutes,
  followRoutes,
  pictureUploadRoutes,
];
