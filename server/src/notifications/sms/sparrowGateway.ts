import * as z from 'zod/mini';
import { DeliveryFailure } from '../email/delivery';
import { askGateway } from './askGateway';
import type { TextGateway } from './gateway';

export type SparrowAccount = { url: string; token: string; from: string };

const answerSchema = z.object({ response_code: z.int() });

/** Documented error codes of Sparrow SMS that concern only this message. */
const ABOUT_THE_MESSAGE: Record<number, string> = {
  1000: 'a field is missing',
  1007: 'the number is not valid',
  1010: 'the text is empty',
  1011: 'the number is not valid',
};
/** Documented error codes of Sparrow SMS that would also occur for all other messages. */
const ABOUT_THE_ACCOUNT: Record<number, string> = {
  1001: 'our address is not allowed',
  1002: 'the token is not valid',
  1003: 'the account is not active',
  1004: 'the account is not active',
  1005: 'the account has expired',
  1006: 'the account has expired',
  1008: 'the sender is not valid',
  1012: 'no credits are left',
  1013: 'too few credits are left',
};

/**
 * Sends text messages with Sparrow SMS (Nepal): `POST /v2/sms/` with token, from, to and text.
 * Sparrow SMS has no message ids and reports no deliveries, so a message that it accepts counts as
 * sent. Source: github.com/sparrowsms/apidocs, "Send SMS".
 */
export function sparrowGateway({ url, token, from }: SparrowAccount): TextGateway {
  return {
    async send({ to, text }) {
      const { status, text: words } = await askGateway(url, {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ token, from, to, text }).toString(),
      });
      const code = codeOf(words);
      if (status === 200 && code === 200) return;
      const own = code === null ? undefined : ABOUT_THE_MESSAGE[code];
      if (own) throw new DeliveryFailure('refused', `${code}: ${own}`);
      const account = code === null ? undefined : ABOUT_THE_ACCOUNT[code];
      throw new DeliveryFailure('connection', account ? `${code}: ${account}` : String(status));
    },
  };
}

function codeOf(words: string): number | null {
  try {
    return answerSchema.parse(JSON.parse(words)).response_code;
  } catch {
    return null;
  }
}
