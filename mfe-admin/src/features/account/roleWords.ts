import { ROLES, type Role } from '@mcs-repairs/shared/domain/types/rights';

export const ROLE_NAMES: Record<Role, string> = {
  owner: 'Owner',
  technician: 'Technician',
  clerk: 'Clerk',
  moderator: 'Moderator',
};

/** What each role may do, in one sentence. The full table is in `shared/domain/rules/rights`. */
export const ROLE_HINTS: Record<Role, string> = {
  owner: 'Everything, also hours, accounts, exports and the log.',
  technician: 'Bookings with their photos, and estimates.',
  clerk: 'Bookings, enquiries and quote requests, and clearing up.',
  moderator: 'The community, and nothing of customers.',
};

export const ROLE_OPTIONS = ROLES.map((value) => ({ value, label: ROLE_NAMES[value] }));
