import { signInApprovalSchema } from '@mcs-repairs/shared/domain/types/staff';
import { answer, failures, noteDone, noteRefused, nothingSchema, type Routes } from '../../http';
import { approveSignIn } from './signInApproval';
import type { Shop } from '../shop';

export const signInApprovalRoutes: Routes<Shop> = (api, shop, limit) => {
  api.post(
    '/sign-in-approvals/use',
    {
      config: limit(20),
      bodyLimit: 4096,
      schema: {
        operationId: 'approveSignIn',
        tags: ['staff'],
        summary: 'Let a browser sign in that is new to a guarded account, with the link of a mail',
        body: signInApprovalSchema,
        response: { 204: nothingSchema, ...failures(400, 403, 413, 415, 422) },
      },
    },
    async (request, reply) => {
      const outcome = await approveSignIn(shop, request.body.token);
      if (outcome.ok) noteDone(request.log, 'sign-in-approved', { staff: outcome.value.staffId });
      else noteRefused(request.log, 'sign-in-approval-refused', {});
      return outcome.ok ? reply.code(204).send(null) : answer(reply, outcome);
    },
  );
};
