import type { Routes } from '../http';
import { deliveryReportRoutes } from './deliveries/deliveryReportRoutes';
import { deliveryRoutes } from './deliveries/deliveryRoutes';
import { alertRoutes } from './push/alertRoutes';
import type { Shop } from './shop';

/** All API operations on messages and alerts. */
export const notificationsRoutes: readonly Routes<Shop>[] = [
  deliveryRoutes,
  deliveryReportRoutes,
  alertRoutes,
];
