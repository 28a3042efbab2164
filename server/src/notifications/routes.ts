import type { Routes } from '../http';
import { deliveryReportRoutes } from './deliveries/deliveryReportRoutes';
import { deliveryRoutes } from './deliveries/deliveryRoutes';
import { alertRoutes } from './push/alertRoutes';
import type { Shop } from './shop';

/** Every operation of the API that is this context's. */
export const notificationsRoutes: readonly Routes<Shop>[] = [
  deliveryRoutes,
  deliveryReportRoutes,
  alertRoutes,
];
