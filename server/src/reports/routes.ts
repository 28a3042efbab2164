import type { Routes } from '../http';
import { reportRoutes } from './reportRoutes';
import type { Shop } from './shop';
import { siteUseRoutes } from './siteUse/siteUseRoutes';

/** All API operations on reports and on the use of the website. */
export const reportsRoutes: readonly Routes<Shop>[] = [reportRoutes, siteUseRoutes];
