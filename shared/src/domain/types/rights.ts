import * as z from 'zod/mini';

/** What a member of staff is; who had an account before there were roles is an owner. */
export const ROLES = ['owner', 'technician', 'clerk', 'moderator'] as const;
export const roleSchema = z.enum(ROLES);
export type Role = z.infer<typeof roleSchema>;

/** What staff may do: every operation of the API that is theirs names one. */
export const RIGHTS = [
  /** One's own password, sessions and second factor: also of who must set one up before anything else. */
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
