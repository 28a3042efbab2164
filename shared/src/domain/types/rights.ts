import * as z from 'zod/mini';

/** The roles of staff; accounts from before roles existed are owners. */
export const ROLES = ['owner', 'technician', 'clerk', 'moderator'] as const;
export const roleSchema = z.enum(ROLES);
export type Role = z.infer<typeof roleSchema>;

/** The rights of staff; every operation for staff names one. */
export const RIGHTS = [
  /**
   * One's own password, sessions and second factor. A member who must first set up a second factor
   * has it too.
   */
  'own-account',
  'follow-changes',
  'own-alerts',
  'read-bookings',
  'change-bookings',
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
  'read-staff',
  'manage-staff',
  'read-log',
  /** Versions of the site's areas, and the tokens that release them from elsewhere. */
  'release',
  'manage-release-tokens',
] as const;
export type Right = (typeof RIGHTS)[number];
