import type { Routes } from '../http';
import { deliveryReportRoutes } from './deliveries/deliveryReportRoutes';
import { deliveryRoutes } from './deliveries/deliveryRoutes';
import { alertRoutes } from './push/alertRoutes';
import type { Shop } from './shop';

/** All operations of the API that belong to this context. */
export const notificationsRoutes: readonly Routes<Shop>[] = [
  deliveryRoutes,
  deliveryReportRoutes,
  alertRoutes,
];
