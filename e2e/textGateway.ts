import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isQuiet } from '@mcs-repairs/shared/domain/rules/quietHours';
import { clockAhead } from './clock';

/** A text message, as the shop sends it to the gateway's webhook. */
export type Texted = { id: string; channel: string; to: string; text: string };

export type TextGateway = {
  /**
   * Environment variables that make the shop use this gateway. They also set the shop's clock to
   * daytime, because the shop sends no text messages at night.
   */
  settings: Record<string, string>;
  received: Texted[];
  /** While `refusing` is true, the gateway rejects every message. */
  state: { refusing: boolean };
  /** Sends a signed report about the delivery of a text message to the shop. */
  report(shopUrl: string, report: { id: string; state: string; reason?: string }): Promise<number>;
  close(): void;
};

const HOUR_MS = 3_600_000;

/**
 * Returns how many milliseconds the shop's clock must be ahead of `now`. With this difference, it
 * is day in the shop for at least half an hour.
 */
function aheadOf(now: number): number {
  const isNight = [now, now + HOUR_MS / 2].some((at) => isQuiet(new Date(at)));
  return isNight ? -12 * HOUR_MS : 0;
}

const SECRET = 'a secret of the journeys alone';

/** Starts a fake gateway for text messages on a port of this machine. */
export async function startTextGateway(): Promise<TextGateway> {
  const received: Texted[] = [];
  const state = { refusing: false };
  const ahead = aheadOf(Date.now());
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      if (!state.refusing) received.push(JSON.parse(body) as Texted);
      response.writeHead(state.refusing ? 503 : 202).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      MESSAGE_WEBHOOK_URL: `http://127.0.0.1:${port}/`,
      MESSAGE_WEBHOOK_SECRET: SECRET,
      MESSAGE_WEBHOOK_CHANNELS: 'sms',
      ...clockAhead(ahead),
    },
    received,
    state,
    async report(shopUrl, report) {
      const body = JSON.stringify(report);
      const timestamp = String(Math.floor((Date.now() + ahead) / 1000));
      const hmac = createHmac('sha256', SECRET).update(`${timestamp}.${body}`).digest('hex');
      const answer = await fetch(`${shopUrl}/api/delivery-reports`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-timestamp': timestamp,
          'x-signature': `sha256=${hmac}`,
        },
        body,
      });
      return answer.status;
    },
    close: () => void server.close(),
  };
}
