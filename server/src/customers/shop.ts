export type { Shop } from '../bookings/shop';
