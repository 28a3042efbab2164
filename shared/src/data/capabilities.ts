import type { ShopMode } from './ShopData';

/** What this site can do besides what it always can: screens ask for these, not for the mode. */
export type ShopCapabilities = {
  /** A booking takes a photo along. */
  uploadPhoto: boolean;
  /** A booking is found again by a private link. */
  openPrivateLink: boolean;
  /** Staff have accounts and sign in; otherwise the dashboard is open. */
  signIn: boolean;
  /** Junk bookings are cleared away together. */
  sweep: boolean;
  /** Posts are kept, and staff hide and answer them. */
  moderate: boolean;
  /** The cart is sent to the shop as an enquiry. */
  enquireFromCart: boolean;
  /** What visitors enter reaches the shop; otherwise it stays in their browser. */
  keepOnServer: boolean;
  /** Of phone and e-mail one is enough to book. */
  bookByOneContact: boolean;
  /** Staff correct bookings and share a bench. */
  bench: boolean;
};

/** All of it is the server's; without one, none. */
export function shopCapabilities(mode: ShopMode): ShopCapabilities {
  const hasServer = mode === 'connected';
  return {
    uploadPhoto: hasServer,
    openPrivateLink: hasServer,
    signIn: hasServer,
    sweep: hasServer,
    moderate: hasServer,
    enquireFromCart: hasServer,
    keepOnServer: hasServer,
    bookByOneContact: hasServer,
    bench: hasServer,
  };
}
