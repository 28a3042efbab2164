import { createBooking } from '../domain/contract/newBooking';
import type { AppointmentRequest, BookingRequest } from '../domain/types/bookingRequest';
import { createBrowserShopData } from './BrowserShopData';
import type { OperationsPort } from './operations';
import { memoryStorage } from './browser/memoryStorage.fixture';

/** Noon in Nepal on Tuesday, 10 March 2026. */
const now = new Date('2026-03-10T06:15:00Z');
export const REQUEST: AppointmentRequest = {
  kind: 'appointment',
  customerName: 'Maya',
  customerEmail: 'maya@example.com',
  customerPhone: '9841000000',
  deviceModel: 'iPhone 15',
  repairIssue: 'Screen/LCD Replacement',
  appointmentDate: '2026-03-11',
  appointmentTime: '9:30 AM',
  device: 'iphone',
  issue: 'screen',
};
export const WIZARD: BookingRequest = {
  kind: 'request',
  fullName: 'Jo',
  email: 'jo@example.com',
  phone: '9841000000',
  city: 'Pokhara',
  device: 'iMac',
  issue: 'The fan is loud all day long',
  preferredDate: '',
  serviceType: 'pickup',
  consent: true,
};
export const ALL = { search: '', status: 'all', page: 1, pageSize: 25, sort: 'newest' } as const;

export const book = ({ call }: OperationsPort, body: BookingRequest, key: string) =>
  call(createBooking, { body }, { key });

export function openShop(storage = memoryStorage()) {
  let ids = 0;
  const waited: number[] = [];
  const shop = createBrowserShopData({
    storage,
    now: () => now,
    random: () => 0.12471,
    newId: () => `id-${(ids += 1)}`,
    delay: async (milliseconds) => void waited.push(milliseconds),
    shopName: 'Our Shop',
  });
  return { shop, waited, storage };
}
