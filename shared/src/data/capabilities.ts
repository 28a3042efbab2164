import type { ShopMode } from './ShopData';

/** What this site can do besides the basics. Screens check these capabilities and not the mode. */
export type ShopCapabilities = {
  /** Whether a booking can include a photo. */
  uploadPhoto: boolean;
  /** Whether a customer can open a booking again with a private link. */
  openPrivateLink: boolean;
  /** Whether staff have accounts and sign in. If not, the dashboard is open. */
  signIn: boolean;
  /** Whether staff can remove spam bookings with one bulk action. */
  sweep: boolean;
  /** Whether posts are stored, so that staff can hide and answer them. */
  moderate: boolean;
  /** Whether visitors can send the cart to the shop as an enquiry. */
  enquireFromCart: boolean;
  /** Whether the server stores what visitors enter. If not, it stays in their browser. */
  keepOnServer: boolean;
  /** Whether a phone number or an email address alone is enough to book. */
  bookByOneContact: boolean;
  /** Whether staff can edit bookings and share the stages of repairs. */
  bench: boolean;
};

/** Returns the capabilities. All of them need the server, so in browser mode there are none. */
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
