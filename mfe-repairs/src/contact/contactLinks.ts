import type { ShopProfile } from 'shared/domain/types/shopProfile';

/** `tel:` with nothing but digits and the plus sign. */
export function telephoneLink({ phone }: ShopProfile): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/** A WhatsApp chat with the shop, its first message filled in. */
export function chatLink({ whatsapp }: ShopProfile, message: string): string {
  return `https://wa.me/${whatsapp}?text=${encodeURIComponent(message)}`;
}

/** What a customer would write first about this device. */
export function chatMessage(deviceModel: string, issue?: string): string {
  return issue
    ? `Hello, I have a question about my ${deviceModel} (${issue}).`
    : `Hello, I have a question about my ${deviceModel}.`;
}
