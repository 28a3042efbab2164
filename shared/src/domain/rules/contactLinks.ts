import { dialled } from '../types/phoneNumber';
import { mobileNumber } from './mobileNumber';

/** Returns a `tel:` address with only the digits and plus signs of a phone number (RFC 3966). */
export function callHref(phone: string): string {
  return `tel:${dialled(phone)}`;
}

/**
 * Returns the address of a WhatsApp chat with a prefilled message. `whatsapp` is the number in
 * digits, with the country code.
 */
export function chatHref(whatsapp: string, message: string): string {
  return `https://wa.me/${whatsapp}?text=${encodeURIComponent(message)}`;
}

/** Returns a `mailto:` address for `email`. */
export function mailHref(email: string): string {
  return `mailto:${email}`;
}

/**
 * Returns a customer's number in digits for `chatHref`. Returns null for a landline of Nepal, and
 * for a number abroad without its country code.
 */
export function chatNumber(phone: string): string | null {
  const mobile = mobileNumber(phone);
  if (mobile) return `977${mobile}`;
  const [, abroad = null] = /^(?:\+|00)(?!977)(\d{7,15})$/.exec(dialled(phone)) ?? [];
  return abroad;
}
