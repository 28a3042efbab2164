import { ROLES, type Role } from '@mcs-repairs/shared/domain/types/rights';

export const ROLE_NAMES: Record<Role, string> = {
  owner: 'Owner',
  technician: 'Technician',
  clerk: 'Clerk',
  rider: 'Rider',
  moderator: 'Moderator',
};

/** Describes each role in one sentence. `RightsTable` lists all its rights. */
export const ROLE_HINTS: Record<Role, string> = {
  owner: 'May do everything, including opening hours, accounts, exports and the log.',
  technician: 'Works on bookings with their photos, and writes estimates.',
  clerk: 'Handles bookings, enquiries and quote requests, and reserves or sells goods.',
  rider: 'Sees only pickups: addresses, phone numbers and the steps of each pickup.',
  moderator: 'Moderates only the community, and sees no customer data.',
};

export const ROLE_OPTIONS = ROLES.map((value) => ({ value, label: ROLE_NAMES[value] }));
