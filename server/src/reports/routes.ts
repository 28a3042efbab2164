import type { Routes } from '../http';
import { reportRoutes } from './reportRoutes';
import type { Shop } from './shop';
import { siteUseRoutes } from './siteUse/siteUseRoutes';

/** Every API operation of this context. */
export const reportsRoutes: readonly Routes<Shop>[] = [reportRoutes, siteUseRoutes];
