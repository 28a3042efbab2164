import { setTimeout as sleep } from 'node:timers/promises';
import {
  passwordLinkRequestSchema,
  passwordResetSchema,
} from '@mcs-repairs/shared/domain/types/staff';
import { newSecret } from '../../db';
import { answer, failures, noteDone, noteRefused, nothingSchema, type Routes } from '../../http';
import { resetPassword, sendPasswordLink } from './forgottenPassword';
import { setDeviceCookie } from './sessionCookie';
import type { Shop } from '../shop';

/** Storing a mail takes less: how long the answer takes says nothing about who has an account. */
const ANSWER_MS = 150;

export const passwordLinkRoutes: Routes<Shop> = (api, shop, limit) => {
  api.post(
    '/password-links',
    {
      config: limit(10),
      bodyLimit: 4096,
      schema: {
        operationId: 'requestPasswordLink',
        tags: ['staff'],
        summary:
          'Ask for a mail with a link to a new password; the answer is the same for everybody',
        body: passwordLinkRequestSchema,
        response: { 204: nothingSchema, ...failures(400, 403, 413, 415, 422) },
      },
    },
    async (request, reply) => {
      const [staff] = await Promise.all([
        sendPasswordLink(shop, request.body.email),
        sleep(ANSWER_MS),
      ]);
      if (staff !== null) noteDone(request.log, 'password-link-sent', { staff });
      return reply.code(204).send(null);
    },
  );

  api.post(
    '/password-links/use',
    {
      config: limit(20),
      bodyLimit: 4096,
      schema: {
        operationId: 'resetPassword',
        tags: ['staff'],
        summary: 'Set a new password with the link of a mail; every session of the account ends',
        body: passwordResetSchema,
        response: { 204: nothingSchema, ...failures(400, 403, 413, 415, 422) },
      },
    },
    async (request, reply) => {
      const device = newSecret();
      const outcome = await resetPassword(shop, request.body, device);
      if (outcome.ok) setDeviceCookie(shop.config, reply, device);
      if (outcome.ok) noteDone(request.log, 'password-reset', { staff: outcome.value.staffId });
      else noteRefused(request.log, 'password-reset-refused', {});
      return outcome.ok ? reply.code(204).send(null) : answer(reply, outcome);
    },
  );
};
