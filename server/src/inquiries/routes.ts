import type { Routes } from '../http';
import { requestMarkRoutes } from './requestMarkRoutes';
import { requestRoutes } from './requestRoutes';
import type { Shop } from './shop';

/** Every operation of the API that is this context's. */
export const inquiriesRoutes: readonly Routes<Shop>[] = [requestRoutes, requestMarkRoutes];
