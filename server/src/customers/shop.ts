export type { BookingsShop as Shop } from '../bookings';
