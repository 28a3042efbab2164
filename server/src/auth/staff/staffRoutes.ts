import * as z from 'zod/mini';
import {
  invitationSchema,
  newStaffSchema,
  sessionSchema,
  staffMemberSchema,
  staffSetupSchema,
} from '@mcs-repairs/shared/domain/types/staff';
import { logPageSchema, logQuerySchema } from '@mcs-repairs/shared/domain/types/staffLog';
import { roleSchema } from '@mcs-repairs/shared/domain/types/rights';
import { changeRole } from './changeRole';
import { inviteMember } from './inviteMember';
import { readLog } from './staffLog';
import { listMembers } from './listMembers';
import { answer, failures, idParamsSchema, noteDone, refuse, type Routes } from '../../http';
import { addMember, setMemberDisabled, setUpFirstAccount } from './accounts';
import { requireStaff, signedInStaff } from './requireStaff';
import { answerWithSession } from './signedInBrowser';
import type { Shop } from '../shop';

export const staffRoutes: Routes<Shop> = (api, shop, limit) => {
  const managers = requireStaff(shop, 'manage-staff');

  api.post(
    '/staff/setup',
    {
      config: limit(20),
      bodyLimit: 4096,
      schema: {
        operationId: 'setUpFirstAccount',
        tags: ['staff'],
        summary: 'Make the first account with the one-time link that the server printed',
        body: staffSetupSchema,
        response: { 201: sessionSchema, ...failures(400, 401, 403, 409, 413, 422) },
      },
    },
    async (request, reply) => {
      const outcome = await setUpFirstAccount(shop, request.body);
      if (!outcome.ok) return refuse(reply, outcome.failure);
      noteDone(request.log, 'account-set-up', { staff: outcome.value.id });
      return answerWithSession(shop, reply, outcome.value, { status: 201 });
    },
  );

  api.get(
    '/staff',
    {
      onRequest: requireStaff(shop, 'read-staff'),
      schema: {
        operationId: 'listStaff',
        tags: ['staff'],
        summary: 'Every staff account',
        response: { 200: z.array(staffMemberSchema), ...failures(401, 403) },
      },
    },
    () => listMembers(shop.db),
  );

  api.post(
    '/staff',
    {
      onRequest: managers,
      config: limit(30),
      schema: {
        operationId: 'addStaffMember',
        tags: ['staff'],
        summary: 'Add an account',
        body: newStaffSchema,
        response: { 201: staffMemberSchema, ...failures(400, 401, 403, 409, 422) },
      },
    },
    async (request, reply) => {
      const outcome = await addMember(shop, request.body, signedInStaff(request).staff);
      if (outcome.ok) {
        const by = signedInStaff(request).staff.id;
        noteDone(request.log, 'account-added', { staff: outcome.value.id, by });
      }
      return answer(reply, outcome, 201);
    },
  );

  api.post(
    '/staff/invitations',
    {
      onRequest: managers,
      config: limit(30),
      schema: {
        operationId: 'inviteStaffMember',
        tags: ['staff'],
        summary: 'Add an account whose owner chooses the password with a mailed link (staff)',
        body: invitationSchema,
        response: { 201: staffMemberSchema, ...failures(400, 401, 403, 409, 422) },
      },
    },
    async (request, reply) => {
      const by = signedInStaff(request);
      const outcome = await inviteMember(shop, request.body, by);
      if (outcome.ok) {
        noteDone(request.log, 'account-added', { staff: outcome.value.id, by: by.staff.id });
      }
      return answer(reply, outcome, 201);
    },
  );

  api.post(
    '/staff/:id/disabling',
    {
      onRequest: managers,
      schema: {
        operationId: 'disableStaffMember',
        tags: ['staff'],
        summary: 'Disable an account and end its sessions, or enable it again',
        params: idParamsSchema,
        body: z.object({ disabled: z.boolean() }),
        response: { 200: staffMemberSchema, ...failures(400, 401, 403, 404, 422) },
      },
    },
    async (request, reply) => {
      const { disabled } = request.body;
      const by = signedInStaff(request);
      const outcome = await setMemberDisabled(shop, by, request.params.id, disabled);
      if (outcome.ok) {
        const event = disabled ? 'account-disabled' : 'account-enabled';
        noteDone(request.log, event, { staff: outcome.value.id, by: by.staff.id });
      }
      return answer(reply, outcome);
    },
  );

  api.post(
    '/staff/:id/role',
    {
      onRequest: managers,
      schema: {
        operationId: 'changeRole',
        tags: ['staff'],
        summary:
          'Make a member owner, technician, clerk or moderator; one owner always remains (staff)',
        params: idParamsSchema,
        body: z.object({ role: roleSchema }),
        response: { 200: staffMemberSchema, ...failures(400, 401, 403, 404, 422) },
      },
    },
    async (request, reply) => {
      const by = signedInStaff(request);
      const outcome = await changeRole(shop, by, request.params.id, request.body.role);
      if (outcome.ok) {
        noteDone(request.log, 'rights-changed', { staff: outcome.value.id, by: by.staff.id });
      }
      return answer(reply, outcome);
    },
  );

  api.get(
    '/log',
    {
      onRequest: requireStaff(shop, 'read-log'),
      schema: {
        operationId: 'readLog',
        tags: ['staff'],
        summary: 'What was done and read by whom of the staff, newest first (staff)',
        querystring: logQuerySchema,
        response: { 200: logPageSchema, ...failures(401, 403, 422) },
      },
    },
    ({ query }) => readLog(shop.db, query),
  );
};
