import { dialled } from '../types/phoneNumber';

/** Address of a call: `tel:` with nothing but the digits and plus signs of a number as people write it (RFC 3966). */
export function callHref(phone: string): string {
  return `tel:${dialled(phone)}`;
}

/** Address of a WhatsApp chat whose first message is filled in; `whatsapp` is the number in digits alone, with the country's code. */
export function chatHref(whatsapp: string, message: string): string {
  return `https://wa.me/${whatsapp}?text=${encodeURIComponent(message)}`;
}

/** Address of a mail to `email`. */
export function mailHref(email: string): string {
  return `mailto:${email}`;
}
