/** `tel:` with nothing but digits and the plus sign. */
export function callHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/** Opens WhatsApp with a message filled in. */
export function chatHref(whatsapp: string, message: string): string {
  return `https://wa.me/${whatsapp}?text=${encodeURIComponent(message)}`;
}
