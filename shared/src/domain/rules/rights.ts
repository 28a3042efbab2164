import type { Right, Role } from '../types/rights';

/**
 * The roles that may moderate the forum. Code that needs only these roles does not have to contain
 * the table of all rights.
 */
export const MODERATORS: readonly Role[] = ['owner', 'moderator'];

/**
 * For each right, the roles that have it, and how a sentence names it after "may not". The server
 * checks requests with this table, and screens hide buttons with it.
 */
const TABLE: Record<Right, { roles: readonly Role[]; words: string }> = {
  'own-account': {
    roles: ['owner', 'technician', 'clerk', 'rider', 'moderator'],
    words: 'use a staff account',
  },
  'follow-changes': {
    roles: ['owner', 'technician', 'clerk', 'rider', 'moderator'],
    words: 'see live changes',
  },
  'own-alerts': {
    roles: ['owner', 'technician', 'clerk', 'moderator'],
    words: 'choose their alerts',
  },
  'read-bookings': { roles: ['owner', 'technician', 'clerk'], words: 'see bookings' },
  'change-bookings': { roles: ['owner', 'technician', 'clerk'], words: 'change bookings' },
  pickups: {
    roles: ['owner', 'technician', 'clerk', 'rider'],
    words: 'see pickups or record their steps',
  },
  'clear-up-bookings': { roles: ['owner', 'clerk'], words: 'run bulk actions on bookings' },
  'export-bookings': { roles: ['owner'], words: 'export bookings' },
  'import-bookings': { roles: ['owner'], words: 'import bookings' },
  'read-photos': { roles: ['owner', 'technician', 'clerk'], words: "see customers' photos" },
  'read-requests': { roles: ['owner', 'clerk'], words: 'see enquiries and quote requests' },
  'answer-requests': { roles: ['owner', 'clerk'], words: 'handle enquiries and quote requests' },
  estimate: { roles: ['owner', 'technician', 'clerk'], words: 'see or write estimates' },
  reports: { roles: ['owner'], words: 'see reports' },
  // Members with this right also read hidden posts, and write posts in the shop's name.
  moderate: { roles: MODERATORS, words: 'moderate the community' },
  'read-schedule': { roles: ['owner', 'clerk'], words: 'see the opening hours settings' },
  'change-schedule': { roles: ['owner'], words: 'change the opening hours' },
  'change-content': { roles: ['owner'], words: 'change the content of the website' },
  'change-goods': { roles: ['owner'], words: 'change the goods for sale and the models' },
  'sell-goods': { roles: ['owner', 'clerk'], words: 'see, reserve or sell the goods' },
  'change-parts': { roles: ['owner'], words: 'change the parts or see their costs' },
  'change-prices': { roles: ['owner'], words: 'change prices or see costs' },
  'take-payments': {
    roles: ['owner', 'technician', 'clerk'],
    words: 'record payments or see receipts',
  },
  'close-days': { roles: ['owner', 'clerk'], words: 'see the takings or close a day' },
  'reopen-days': { roles: ['owner'], words: 'reopen a closed day' },
  'set-up-shop': { roles: ['owner'], words: 'set up a new shop' },
  'read-staff': { roles: ['owner'], words: 'see staff accounts' },
  'manage-staff': { roles: ['owner'], words: 'change staff accounts' },
  release: { roles: ['owner'], words: "release versions of the site's areas" },
  'manage-release-tokens': {
    roles: ['owner'],
    words: 'create or revoke release tokens',
  },
  'read-log': { roles: ['owner'], words: 'read the log' },
};

/** Returns what a right allows, as a row of a table names it: `Export bookings`. */
export function actOf(right: Right): string {
  const { words } = TABLE[right];
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

export const may = (role: Role, right: Right): boolean => TABLE[right].roles.includes(role);

/**
 * Returns the error for a missing right, with advice: `A clerk may not export bookings. Please ask
 * an owner.`
 */
export function refusalOf(role: Role, right: Right): string {
  const name = role === 'owner' ? 'An owner' : `A ${role}`;
  return `${name} may not ${TABLE[right].words}. Please ask an owner.`;
}
