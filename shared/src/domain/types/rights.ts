import * as z from 'zod/mini';

/** The roles of staff. Accounts from before there were roles are owners. */
export const ROLES = ['owner', 'technician', 'clerk', 'rider', 'moderator'] as const;
export const roleSchema = z.enum(ROLES);
export type Role = z.infer<typeof roleSchema>;

/** The rights of staff. Every staff operation needs one of them. */
export const RIGHTS = [
  /**
   * The right to change one's own password, sessions and second factor. A staff member who must
   * still set up a second factor has only this right.
   */
  'own-account',
  'follow-changes',
  'own-alerts',
  'read-bookings',
  'change-bookings',
  /**
   * The right to see the list of pickups and to record their steps. It is the only right of riders
   * that shows customers' data.
   */
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
   * The right to edit units for sale and the models that the shop repairs. It also allows changing
   * which built-in products are on sale.
   */
  'change-goods',
  /** The right to see goods, and to put them on sale, reserve them and sell them. */
  'sell-goods',
  /** The right to edit the list of parts, and to see the costs of parts. */
  'change-parts',
  /** The right to change the price list, and to see its costs and margins. */
  'change-prices',
  /** The right to record payments of customers, and to see amounts and receipts. */
  'take-payments',
  'close-days',
  'reopen-days',
  /** The right to use the guide for a new shop and its sample data. */
  'set-up-shop',
  'read-staff',
  'manage-staff',
  'read-log',
  /**
   * The right to activate and roll back releases, and to create tokens with which other computers
   * publish releases.
   */
  'release',
  'manage-release-tokens',
] as const;
export type Right = (typeof RIGHTS)[number];
