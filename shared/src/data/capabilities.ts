import type { ShopMode } from './ShopData';

/** What this site can do besides the basics. Screens check these capabilities, not the mode. */
export type ShopCapabilities = {
  /** A booking may include a photo. */
  uploadPhoto: boolean;
  /** A customer can open a booking again with a private link. */
  openPrivateLink: boolean;
  /** Staff have accounts and sign in. Otherwise the dashboard is open. */
  signIn: boolean;
  /** Staff delete spam bookings with one bulk action. */
  sweep: boolean;
  /** Posts are stored, and staff hide and answer them. */
  moderate: boolean;
  /** The cart is sent to the shop as an enquiry. */
  enquireFromCart: boolean;
  /** The server stores what visitors enter. Otherwise it stays in their browser. */
  keepOnServer: boolean;
  /** Either a phone number or an email address is enough to book. */
  bookByOneContact: boolean;
  /** Staff edit bookings, and all staff see the repair stages. */
  bench: boolean;
};

/** All capabilities need the server; browser-only mode has none of them. */
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
