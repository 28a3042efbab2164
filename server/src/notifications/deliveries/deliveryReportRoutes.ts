import * as z from 'zod/mini';
import { deliveryReportSchema } from '@mcs-repairs/shared/domain/types/message';
import { textAsTyped } from '@mcs-repairs/shared/domain/types/text';
import {
  answer,
  type Api,
  failures,
  keepText,
  nothingSchema,
  refuse,
  type Routes,
  sentText,
} from '../../http';
import { failure } from '../../runtime';
import { isSigned } from '../sms/signature';
import { takeReport } from './takeReport';
import type { Shop } from '../shop';

const LARGEST_REPORT = 4 << 10;

const signedHeadersSchema = z.object({
  'x-timestamp': textAsTyped({ message: 'Seconds of Unix time are missing', min: 1, max: 20 }),
  'x-signature': textAsTyped({ message: 'The signature is missing', min: 1, max: 200 }),
});

/**
 * The operation with which the provider of text messages reports whether a text message was
 * delivered.
 */
export const deliveryReportRoutes: Routes<Shop> = (api, shop, limit) => {
  // The route has its own Fastify scope, in which bodies stay text, because the signature covers
  // the exact text.
  void api.register(async (scope) => {
    keepText(scope);
    (scope as Api).post(
      '/delivery-reports',
      {
        config: limit(600),
        bodyLimit: LARGEST_REPORT,
        schema: {
          operationId: 'reportDelivery',
          tags: ['bookings'],
          summary: 'A gateway says, signed, whether a text arrived; a repeat changes nothing',
          headers: signedHeadersSchema,
          body: deliveryReportSchema,
          response: { 204: nothingSchema, ...failures(400, 403, 404, 413, 415, 422) },
        },
      },
      async (request, reply) => {
        const { webhook } = shop.config.texts;
        if (!webhook) return refuse(reply, failure('not-found'));
        const { 'x-timestamp': timestamp, 'x-signature': signature } = request.headers;
        const signed = { timestamp, signature, body: sentText(request) };
        if (!isSigned(webhook.secret, signed, shop.now())) {
          return refuse(reply, failure('forbidden'));
        }
        return answer(reply, await takeReport(shop, request.body), 204);
      },
    );
  });
};
