import {
  alertChoicesSchema,
  alertSettingsSchema,
  pushSubscriptionSchema,
} from 'shared/domain/types/alert';
import { inTransaction } from '../db/transact';
import { failure, failures, refuse } from '../http/failures';
import type { Routes } from '../http/api';
import { nothingSchema } from '../http/schemas';
import { requireStaff, signedInStaff } from '../staff/requireStaff';
import { isPushAddress } from './pushHosts';
import { sealPush } from './sealPush';
import { choicesOf, keepChoices } from './storedChoices';
import { endPush, hasPush, keepPush } from './storedPushes';
import { vapidKeys } from './vapid';

const UNKNOWN_SERVICE =
  'This browser’s push service is not one that the shop knows, so it cannot send messages there.';

/** Of what a member is told, and by which browser: each sees and changes their own. */
export const alertRoutes: Routes = (api, shop, limit) => {
  const own = requireStaff(shop, 'own-account');

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
        choices: await choicesOf(shop.db, staff.id),
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
      const now = shop.now();
      await inTransaction(shop.db, (trx) => keepChoices(trx, staff.id, request.body, now));
      return reply.code(204).send(null);
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
      const { endpoint, keys } = request.body;
      if (!isPushAddress(endpoint, shop.config.pushHosts)) {
        const fields = { endpoint: UNKNOWN_SERVICE };
        return refuse(reply, failure('invalid', { message: UNKNOWN_SERVICE, fields }));
      }
      if (!areKeys(keys)) return refuse(reply, failure('invalid'));
      const owner = { sessionId, staffId: staff.id };
      const now = shop.now();
      await inTransaction(shop.db, (trx) => keepPush(trx, owner, request.body, now));
      return reply.code(204).send(null);
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
      await inTransaction(shop.db, (trx) => endPush(trx, sessionId));
      return reply.code(204).send(null);
    },
  );
};

/** A point of the curve and a secret: what is none would fail with every message. */
function areKeys({ p256dh, auth }: { p256dh: string; auth: string }): boolean {
  try {
    const publicKey = Buffer.from(p256dh, 'base64url');
    sealPush('', { publicKey, auth: Buffer.from(auth, 'base64url') });
    return true;
  } catch {
    return false;
  }
}
