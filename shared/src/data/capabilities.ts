import type { ShopMode } from './ShopData';

/** The features that depend on a server. Screens check these values, and not the mode. */
export type ShopCapabilities = {
  /** Whether a booking can include a photo. */
  uploadPhoto: boolean;
  /** Whether customers get a private link, with which they can open their booking later. */
  openPrivateLink: boolean;
  /** Whether staff have accounts and sign in. If false, everybody can open the dashboard. */
  signIn: boolean;
  /** Whether staff can remove spam bookings with one bulk action. */
  sweep: boolean;
  /** Whether posts are stored, so that staff can hide and answer them. */
  moderate: boolean;
  /** Whether visitors can send the cart to the shop as an enquiry. */
  enquireFromCart: boolean;
  /** Whether the server stores what visitors enter. If false, their browser stores it. */
  keepOnServer: boolean;
  /** Whether one contact is enough to book: a phone number or an email address. */
  bookByOneContact: boolean;
  /** Whether staff can edit bookings and share the stages of repairs. */
  bench: boolean;
};

/**
 * Returns the capabilities of a mode. All of them need a server, so in browser mode all are false.
 */
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
