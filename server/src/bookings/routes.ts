import type { Routes } from '../http';
import { bookingPhotoRoutes } from './bookingGroups/bookingPhotoRoutes';
import { bookingRoutes } from './bookingRoutes';
import { sweepRoutes } from './bulkActions/sweepRoutes';
import { intakeRoutes } from './checkIn/intakeRoutes';
import { estimateRoutes } from './estimates/estimateRoutes';
import { myBookingRoutes } from './myBooking/myBookingRoutes';
import { trackingRoutes } from './myBooking/trackingRoutes';
import { availabilityRoutes } from './openingHours/availabilityRoutes';
import { scheduleRoutes } from './openingHours/scheduleRoutes';
import { rideRoutes } from './pickups/rideRoutes';
import { benchRoutes } from './repairs/benchRoutes';
import { todayRoutes } from './today/todayRoutes';
import type { Shop } from './shop';

/** All operations of the API that belong to this context. */
export const bookingsRoutes: readonly Routes<Shop>[] = [
  bookingRoutes,
  benchRoutes,
  estimateRoutes,
  sweepRoutes,
  availabilityRoutes,
  scheduleRoutes,
  myBookingRoutes,
  trackingRoutes,
  todayRoutes,
  rideRoutes,
  bookingPhotoRoutes,
  intakeRoutes,
];
