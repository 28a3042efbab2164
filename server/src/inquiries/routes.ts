import type { Routes } from '../http';
import { requestMarkRoutes } from './requestMarkRoutes';
import { requestPageRoutes } from './requestPageRoutes';
import { requestRoutes } from './requestRoutes';
import type { Shop } from './shop';

/** All API operations on enquiries and quote requests. */
export const inquiriesRoutes: readonly Routes<Shop>[] = [
  requestRoutes,
  requestMarkRoutes,
  requestPageRoutes,
];
