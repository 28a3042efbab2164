import { dialled } from '../types/phoneNumber';
import { mobileNumber } from './mobileNumber';

/**
 * Returns a `tel:` address that contains only the digits and plus signs of a phone number (RFC
 * 3966).
 */
export function callHref(phone: string): string {
  return `tel:${dialled(phone)}`;
}

/**
 * Returns the address of a WhatsApp chat with a prepared message. `whatsapp` is the phone number in
 * digits, with the country code.
 */
export function chatHref(whatsapp: string, message: string): string {
  return `https://wa.me/${whatsapp}?text=${encodeURIComponent(message)}`;
}

/** Returns a `mailto:` address for an email address. */
export function mailHref(email: string): string {
  return `mailto:${email}`;
}

/**
 * Returns the digits of a customer's phone number for `chatHref`. Null for a landline in Nepal, and
 * for a foreign number without a country code.
 */
export function chatNumber(phone: string): string | null {
  const mobile = mobileNumber(phone);
  if (mobile) return `977${mobile}`;
  const [, abroad = null] = /^(?:\+|00)(?!977)(\d{7,15})$/.exec(dialled(phone)) ?? [];
  return abroad;
}
