import * as z from 'zod/mini';
import { roleSchema } from '../types/rights';
import {
  invitationSchema,
  newStaffSchema,
  sessionSchema,
  staffMemberSchema,
  staffSetupSchema,
} from '../types/staff';
import { logPageSchema, logQuerySchema } from '../types/staffLog';
import { idParams, operation } from './operation';

/* Operations on the accounts of all staff, and on the log of what staff did. */

export const setUpFirstAccount = operation({
  id: 'setUpFirstAccount',
  tag: 'staff',
  summary: 'Create the first account with the one-time link that the server printed',
  method: 'POST',
  path: '/staff/setup',
  right: null,
  body: staffSetupSchema,
  answer: sessionSchema,
  session: 'answered',
  status: 201,
  failures: [401, 409],
  stale: [],
});

export const listStaff = operation({
  id: 'listStaff',
  tag: 'staff',
  summary: 'List all staff accounts',
  method: 'GET',
  path: '/staff',
  right: 'read-staff',
  answer: z.array(staffMemberSchema),
  reads: ['Members'],
});

export const addStaffMember = operation({
  id: 'addStaffMember',
  tag: 'staff',
  summary: 'Add an account',
  method: 'POST',
  path: '/staff',
  right: 'manage-staff',
  body: newStaffSchema,
  answer: staffMemberSchema,
  status: 201,
  failures: [409],
  stale: ['Members'],
});

/**
 * Creates an account and emails an invitation. Fails with `conflict` if an account with this email
 * address exists.
 */
export const inviteStaffMember = operation({
  id: 'inviteStaffMember',
  tag: 'staff',
  summary: 'Add an account; its owner chooses the password with a link by email (staff)',
  method: 'POST',
  path: '/staff/invitations',
  right: 'manage-staff',
  body: invitationSchema,
  answer: staffMemberSchema,
  status: 201,
  failures: [409],
  stale: ['Members'],
});

export const disableStaffMember = operation({
  id: 'disableStaffMember',
  tag: 'staff',
  summary: 'Disable an account and end its sessions, or enable it again',
  method: 'POST',
  path: '/staff/:id/disabling',
  right: 'manage-staff',
  params: idParams,
  body: z.object({ disabled: z.boolean() }),
  answer: staffMemberSchema,
  failures: [404],
  stale: ['Members'],
});

/**
 * Changes the role of a staff member. Fails with `forbidden` for the last owner, because the shop
 * needs one.
 */
export const changeRole = operation({
  id: 'changeRole',
  tag: 'staff',
  summary: 'Change the role of a member; one owner always remains (staff)',
  method: 'POST',
  path: '/staff/:id/role',
  right: 'manage-staff',
  params: idParams,
  body: z.object({ role: roleSchema }),
  answer: staffMemberSchema,
  failures: [404],
  stale: ['Members'],
});

/**
 * Returns the log of what staff did. The answer is not cached, because a cached one would lack the
 * newest entries.
 */
export const readLog = operation({
  id: 'readLog',
  tag: 'staff',
  summary: 'Read the staff log, newest first (staff)',
  method: 'GET',
  path: '/log',
  right: 'read-log',
  query: logQuerySchema,
  answer: logPageSchema,
  reads: [],
  keepFor: 0,
  withoutServer: { entries: [] },
});
