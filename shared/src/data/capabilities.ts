import type { ShopMode } from './ShopData';

/**
 * The features that a site has only with a server. Screens check these values, and not the mode.
 */
export type ShopCapabilities = {
  /** True if a booking can include a photo. */
  uploadPhoto: boolean;
  /** True if customers get a private link to their booking. */
  openPrivateLink: boolean;
  /** True if staff have accounts and sign in. Otherwise, everybody can open the dashboard. */
  signIn: boolean;
  /** True if staff can cancel many spam bookings at once. */
  sweep: boolean;
  /** True if posts are stored, so that staff can hide and answer them. */
  moderate: boolean;
  /** True if visitors can send the cart to the shop as an enquiry. */
  enquireFromCart: boolean;
  /** True if the server stores what visitors enter. Otherwise, their browser stores it. */
  keepOnServer: boolean;
  /** True if a phone number or an email address is enough to book. Otherwise, both are needed. */
  bookByOneContact: boolean;
  /** True if staff can edit bookings and show customers the stage of a repair. */
  bench: boolean;
};

/** Returns the features of a mode. All of them need a server, so without one all are false. */
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
