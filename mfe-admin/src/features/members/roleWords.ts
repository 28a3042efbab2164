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
  owner: 'Everything, including opening hours, accounts, exports and the log.',
  technician: 'Bookings with their photos, and estimates.',
  clerk: 'Bookings, enquiries, quote requests, bulk actions, and goods to reserve or sell.',
  rider: 'Pickups only: addresses, phone numbers and the steps of each pickup.',
  moderator: 'The community only. No customer data.',
};

export const ROLE_OPTIONS = ROLES.map((value) => ({ value, label: ROLE_NAMES[value] }));
