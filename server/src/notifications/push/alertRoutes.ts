import {
  alertChoicesSchema,
  alertSettingsSchema,
  pushSubscriptionSchema,
} from '@mcs-repairs/shared/domain/types/alert';
import { answer, failures, nothingSchema, type Routes } from '../../http';
import { requireStaff, signedInStaff } from '../../auth';
import { chooseAlerts, subscribeToPush, unsubscribeFromPush } from './ownAlerts';
import { choicesOf } from './storedChoices';
import { hasPush } from './storedPushes';
import { vapidKeys } from './vapid';
import type { Shop } from '../shop';

/** Of what a member is told, and by which browser: each sees and changes their own. */
export const alertRoutes: Routes<Shop> = (api, shop, limit) => {
  const own = requireStaff(shop, 'own-alerts');

  api.get(
    '/alert-settings',
    {
      onRequest: own,
      schema: {
        operationId: 'readAlertSettings',
        tags: ['staff'],
        summary: 'Of what this account is told by which way (staff)',
        response: { 200: alertSettingsSchema, ...failures(401, 403) },
      },
    },
    async (request) => {
      const { staff, sessionId } = signedInStaff(request);
      const { publicKey } = await vapidKeys(shop.db);
      return {
        choices: await choicesOf(shop.db, staff),
        pushKey: publicKey.toString('base64url'),
        hasPush: await hasPush(shop.db, sessionId),
      };
    },
  );

  api.put(
    '/alert-settings',
    {
      onRequest: own,
      schema: {
        operationId: 'chooseAlerts',
        tags: ['staff'],
        summary: 'Choose of what this account is told by which way (staff)',
        body: alertChoicesSchema,
        response: { 204: nothingSchema, ...failures(400, 401, 403, 422) },
      },
    },
    async (request, reply) => {
      const { staff } = signedInStaff(request);
      return answer(reply, await chooseAlerts(shop, staff.id, request.body), 204);
    },
  );

  api.put(
    '/push-subscription',
    {
      onRequest: own,
      config: limit(30),
      schema: {
        operationId: 'subscribeToPush',
        tags: ['staff'],
        summary: 'This session’s browser takes push messages, until the session ends (staff)',
        body: pushSubscriptionSchema,
        response: { 204: nothingSchema, ...failures(400, 401, 403, 422) },
      },
    },
    async (request, reply) => {
      const { staff, sessionId } = signedInStaff(request);
      const owner = { sessionId, staffId: staff.id };
      return answer(reply, await subscribeToPush(shop, owner, request.body), 204);
    },
  );

  api.delete(
    '/push-subscription',
    {
      onRequest: own,
      schema: {
        operationId: 'unsubscribeFromPush',
        tags: ['staff'],
        summary: 'This session’s browser takes no push messages any more (staff)',
        response: { 204: nothingSchema, ...failures(401, 403) },
      },
    },
    async (request, reply) => {
      const { sessionId } = signedInStaff(request);
      await unsubscribeFromPush(shop, sessionId);
      return reply.code(204).send(null);
    },
  );
};
