import type { Routes } from '../http';
import { bookingPhotoRoutes } from './bookingGroups/bookingPhotoRoutes';
import { bookingRoutes } from './bookingRoutes';
import { bulkActionRoutes } from './bulkActions/bulkActionRoutes';
import { checkInRoutes } from './checkIn/checkInRoutes';
import { estimateRoutes } from './estimates/estimateRoutes';
import { myBookingRoutes } from './myBooking/myBookingRoutes';
import { trackingRoutes } from './myBooking/trackingRoutes';
import { availabilityRoutes } from './openingHours/availabilityRoutes';
import { scheduleRoutes } from './openingHours/scheduleRoutes';
import { partRoutes } from './parts/partRoutes';
import { paymentRoutes } from './payments/paymentRoutes';
import { pickupRoutes } from './pickups/pickupRoutes';
import { repairRoutes } from './repairs/repairRoutes';
import { todayRoutes } from './today/todayRoutes';
import type { Shop } from './shop';

/** All API operations on bookings. */
export const bookingsRoutes: readonly Routes<Shop>[] = [
  bookingRoutes,
  repairRoutes,
  estimateRoutes,
  bulkActionRoutes,
  availabilityRoutes,
  scheduleRoutes,
  myBookingRoutes,
  trackingRoutes,
  todayRoutes,
  pickupRoutes,
  bookingPhotoRoutes,
  checkInRoutes,
  partRoutes,
  paymentRoutes,
];
