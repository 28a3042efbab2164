import type { Routes } from '../http';
import { requestMarkRoutes } from './requestMarkRoutes';
import { requestPageRoutes } from './requestPageRoutes';
import { requestRoutes } from './requestRoutes';
import type { Shop } from './shop';

/** All operations of the API that belong to this context. */
export const inquiriesRoutes: readonly Routes<Shop>[] = [
  requestRoutes,
  requestMarkRoutes,
  requestPageRoutes,
];
