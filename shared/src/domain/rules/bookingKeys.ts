import type { Booking } from '../types/booking';
import type { BookingRequest } from '../types/bookingRequest';
import { phoneKey } from '../types/phoneNumber';
import type { BookingDraft } from './newBooking';
import { searchTextOfDraft } from './searchTerms';
import { slotStartsAt, toShopDate } from './shopClock';

type Person = Pick<Booking, 'customerName' | 'customerEmail' | 'customerPhone'>;
type Appointment = Pick<Booking, 'appointmentDate' | 'appointmentTime'>;
type Described = Person & Pick<Booking, 'deviceModel' | 'repairService'>;

export type ContactKeys = { emailKey: string; phoneKey: string };

/** The values by which the server finds, sorts and counts a booking. */
export type BookingKeys = ReturnType<typeof keysOfBooking>;

/** Returns the keys of a booking. `serial` is the serial number of the checked-in device. */
export const keysOfBooking = (
  booking: Pick<BookingDraft, keyof Described | keyof Appointment | 'createdAt'>,
  serial = '',
) => ({
  ...keysOfCustomer(booking, serial),
  startsKey: startsKeyOf(booking),
  createdDay: toShopDate(new Date(booking.createdAt)),
});

/** Returns the keys that depend on customer and device. The search text lacks the reference. */
export const keysOfCustomer = (described: Described, serial = '') => ({
  nameKey: described.customerName.toLowerCase(),
  phoneDigits: phoneDigits(described.customerPhone),
  emailKey: emailKey(described.customerEmail),
  phoneKey: phoneKey(described.customerPhone),
  searchText: searchTextOfDraft(described, serial),
});

/** Returns the keys by which limits recognise the customer of a request. */
export function contactKeysOf(request: BookingRequest): ContactKeys {
  const [email = '', phone = ''] =
    request.kind === 'request'
      ? [request.email, request.phone]
      : [request.customerEmail, request.customerPhone];
  return { emailKey: emailKey(email), phoneKey: phoneKey(phone) };
}

/** Returns the key by which lists sort. A request without a fixed time is last. */
export const startsKeyOf = ({ appointmentDate, appointmentTime }: Appointment) =>
  appointmentDate ? slotStartsAt(appointmentDate, appointmentTime).toISOString() : '~';

/**
 * Returns the last ten digits of a phone number. Searches therefore ignore blanks, dashes, brackets
 * and the country code.
 */
export const phoneDigits = (phone: string) => phone.replace(/\D/g, '').slice(-10);

/**
 * Email providers that ignore dots before the @ (Gmail help, "Dots don't matter in Gmail
 * addresses").
 */
const DOTLESS = new Set(['gmail.com']);
const SAME_PROVIDER: Record<string, string> = { 'googlemail.com': 'gmail.com' };

/**
 * Normalises an email address: removes case, `+tag`, and dots if the provider ignores them. Empty
 * if the address identifies nobody.
 */
export function emailKey(text: string): string {
  // Normalises the text as mail servers do: full-width letters become letters, and invisible
  // characters are removed.
  const address = text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}\s]/gu, '')
    .toLowerCase();
  const at = address.lastIndexOf('@');
  if (at < 1) return '';
  const written = address.slice(at + 1).replace(/\.$/, '');
  const domain = SAME_PROVIDER[written] ?? written;
  const untagged = address.slice(0, at).split('+')[0] ?? '';
  const owner = DOTLESS.has(domain) ? untagged.replaceAll('.', '') : untagged;
  // If nothing is left before the @, the original part is used. Otherwise, all such addresses of a
  // domain would be equal.
  return `${owner || address.slice(0, at)}@${domain}`;
}
