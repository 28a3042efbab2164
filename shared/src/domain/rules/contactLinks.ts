import { dialled } from '../types/phoneNumber';

/** A `tel:` address that keeps only the digits and plus signs of a phone number (RFC 3966). */
export function callHref(phone: string): string {
  return `tel:${dialled(phone)}`;
}

/**
 * The address of a WhatsApp chat with a prefilled message. `whatsapp` is the number in digits, with
 * the country code.
 */
export function chatHref(whatsapp: string, message: string): string {
  return `https://wa.me/${whatsapp}?text=${encodeURIComponent(message)}`;
}

/** A `mailto:` address for `email`. */
export function mailHref(email: string): string {
  return `mailto:${email}`;
}
