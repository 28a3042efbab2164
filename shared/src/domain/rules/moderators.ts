import type { Role } from '../types/rights';

/**
 * The roles that may moderate the forum. The forum's pages load only these roles, and not the table
 * of all rights.
 */
export const MODERATORS: readonly Role[] = ['owner', 'moderator'];
