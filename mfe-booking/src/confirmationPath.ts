import type { BookingReceipt } from 'shared/types/booking';

/** The token stands behind `#`, which browsers never send: the secret stays out of logs and caches. */
export function confirmationPath({ token }: Pick<BookingReceipt, 'token'>): string {
  return token ? `/booking-confirmation#${token}` : '/booking-confirmation';
}

/** The token behind `#`, if there is one; of a link that was cut, what is left of it. */
export function tokenOfHash(hash: string): string {
  const text = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
