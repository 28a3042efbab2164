import type { Routes } from '../http';
import { moderationRoutes } from './moderationRoutes';
import { postRoutes } from './postRoutes';
import type { Shop } from './shop';

/** Every operation of the API that is this context's. */
export const communityRoutes: readonly Routes<Shop>[] = [postRoutes, moderationRoutes];
