import { DeliveryFailure } from '../email/delivery';
import { askGateway } from './askGateway';
import type { TextGateway } from './gateway';
import { signatureOf } from './signature';

export type WebhookAccount = { url: string; secret: string };

/**
 * Sends text messages through a small program that the shop runs for its provider. The program
 * accepts JSON `{ id, channel, to, text }` with `to` in E.164. `x-signature` is `sha256=` and the
 * hex HMAC of `<x-timestamp>.<body>` with the secret. `id` is the same for every attempt. 2xx means
 * that the message is accepted; 400, 404, 410 and 422, that it is rejected permanently. For any
 * other status, the worker tries again.
 */
export function webhookGateway(
  { url, secret }: WebhookAccount,
  now: () => Date = () => new Date(),
): TextGateway {
  return {
    async send({ id, channel, to, text }) {
      const body = JSON.stringify({ id, channel, to: `+977${to}`, text });
      const timestamp = String(Math.floor(now().getTime() / 1000));
      const { status } = await askGateway(url, {
        headers: {
          'content-type': 'application/json',
          'idempotency-key': id,
          'x-timestamp': timestamp,
          'x-signature': signatureOf(secret, timestamp, body),
        },
        body,
      });
      if (status >= 200 && status < 300) return;
      if ([400, 404, 410, 422].includes(status)) {
        throw new DeliveryFailure('refused', String(status));
      }
      // The token is wrong, or there were too many requests. All other messages would fail now,
      // too.
      const isAboutAll = status === 401 || status === 403 || status === 429 || status < 400;
      throw new DeliveryFailure(isAboutAll ? 'connection' : 'deferred', String(status));
    },
  };
}
