import * as z from 'zod/mini';

/** The roles of staff. Accounts from before roles existed are owners. */
export const ROLES = ['owner', 'technician', 'clerk', 'rider', 'moderator'] as const;
export const roleSchema = z.enum(ROLES);
export type Role = z.infer<typeof roleSchema>;

/** The rights of staff. Every operation for staff names one. */
export const RIGHTS = [
  /**
   * The right to the member's own password, sessions and second factor. A member who must first set
   * up a second factor has only this right.
   */
  'own-account',
  'follow-changes',
  'own-alerts',
  'read-bookings',
  'change-bookings',
  /** The right to the list of pickups and to their steps. Riders have only this right. */
  'pickups',
  'clear-up-bookings',
  'export-bookings',
  'import-bookings',
  'read-photos',
  'read-requests',
  'answer-requests',
  'estimate',
  'reports',
  'moderate',
  'read-schedule',
  'change-schedule',
  /** The right to edit the shop's profile and the banner. */
  'change-content',
  /**
   * The right to edit units for sale, the models that the shop repairs, and which built-in products
   * are on sale.
   */
  'change-goods',
  /** The right to see the goods, and to change what happens to them: on sale, reserved or sold. */
  'sell-goods',
  /** The right to edit the list of parts, and to see what parts cost. */
  'change-parts',
  /** The right to change the price list, and to see costs and margins in it. */
  'change-prices',
  /** The right to record what customers pay, and to see amounts and receipts. */
  'take-payments',
  'close-days',
  'reopen-days',
  /** The first-run guide and its sample data. */
  'set-up-shop',
  'read-staff',
  'manage-staff',
  'read-log',
  /**
   * The right to change versions of the site's areas, and the tokens with which other machines
   * release them.
   */
  'release',
  'manage-release-tokens',
] as const;
export type Right = (typeof RIGHTS)[number];
