import * as z from 'zod';
import { whole } from '../../runtime';
import { TEXT_CHANNELS, type TextChannel } from '@mcs-repairs/shared/domain/types/message';

/**
 * The address of a provider of text messages. The server sends personal data and secrets to it, so
 * it must use encryption or be on this machine.
 */
const gatewayAddress = z
  .string()
  .refine(
    (text) =>
      URL.canParse(text) &&
      (new URL(text).protocol === 'https:' ||
        /^http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d+)?\//.test(text)),
    'must be an address that begins with https://',
  );

/** Settings for text messages to customers, which come from environment variables. */
export const textSettings = {
  SPARROW_TOKEN: z.string().min(8, 'must have at least 8 characters').optional(),
  SPARROW_FROM: z.string().trim().min(1).max(40).optional(),
  SPARROW_URL: gatewayAddress.default('https://api.sparrowsms.com/v2/sms/'),
  MESSAGE_WEBHOOK_URL: gatewayAddress.optional(),
  MESSAGE_WEBHOOK_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  MESSAGE_WEBHOOK_CHANNELS: z
    .string()
    .regex(/^(sms|whatsapp)(,(sms|whatsapp))?$/, 'must be sms, whatsapp, or sms,whatsapp')
    .default('whatsapp')
    .transform((text) => TEXT_CHANNELS.filter((channel) => text.split(',').includes(channel))),
  LIMIT_TEXTS: z
    .string()
    .regex(
      /^[1-9]\d{0,5}\/[1-9]\d{0,5}\/[1-9]\d{0,5}$/,
      'must be three numbers such as 4/6/200: texts a day to one number, for one network, in all',
    )
    .default('4/6/200')
    .transform((text) => {
      const [number = 1, network = 1, all = 1] = text.split('/').map(Number);
      return { number, network, all };
    }),
  LIMIT_CODE_TEXTS: z
    .string()
    .regex(
      /^[1-9]\d{0,5}\/[1-9]\d{0,5}\/[1-9]\d{0,5}\/[1-9]\d{0,5}$/,
      'must be four numbers such as 3/4/5/60: codes a day to one number, to one customer, asked for from one network, in all',
    )
    .default('3/4/5/60')
    .transform((text) => {
      const [number = 1, person = 1, network = 1, all = 1] = text.split('/').map(Number);
      return { number, person, network, all };
    }),
  TEXT_PARTS: whole(1, 10).default(2),
};

type Values = z.infer<z.ZodObject<typeof textSettings>>;

export type TextSettings = {
  /** The settings of Sparrow SMS, for the channel `sms`. */
  sparrow?: { url: string; token: string; from: string } | undefined;
  /** The settings of a webhook. It connects any other provider of text messages. */
  webhook?: { url: string; secret: string; channels: readonly TextChannel[] } | undefined;
  /** The maximum number of text messages per day: to one number, for one network, and in total. */
  limits: { number: number; network: number; all: number };
  /**
   * The maximum number of text messages with a code per day: to one number, to one customer, for
   * one network, and in total.
   */
  codeLimits: { number: number; person: number; network: number; all: number };
  /** The maximum number of SMS parts in one message. */
  mostParts: number;
};

/**
 * Reads the settings of text messages. If one is wrong, calls `complain` with the name of the
 * variable and the problem. `complain` must throw.
 */
export function readTextSettings(
  values: Values,
  complain: (variable: string, problem: string) => never,
): TextSettings {
  const { SPARROW_TOKEN: token, SPARROW_FROM: from, SPARROW_URL } = values;
  const { MESSAGE_WEBHOOK_URL: url, MESSAGE_WEBHOOK_SECRET: secret } = values;
  const channels = values.MESSAGE_WEBHOOK_CHANNELS;
  if (token && !from) complain('SPARROW_FROM', 'must be set together with SPARROW_TOKEN');
  if (from && !token) complain('SPARROW_TOKEN', 'must be set together with SPARROW_FROM');
  if (url && !secret) {
    complain('MESSAGE_WEBHOOK_SECRET', 'must be set together with MESSAGE_WEBHOOK_URL');
  }
  if (secret && !url) {
    complain('MESSAGE_WEBHOOK_URL', 'must be set together with MESSAGE_WEBHOOK_SECRET');
  }
  if (token && url && channels.includes('sms')) {
    complain(
      'MESSAGE_WEBHOOK_CHANNELS',
      'must not contain sms, because SPARROW_TOKEN already sets up that channel',
    );
  }
  return {
    sparrow: token && from ? { url: SPARROW_URL, token, from } : undefined,
    webhook: url && secret ? { url, secret, channels } : undefined,
    limits: values.LIMIT_TEXTS,
    codeLimits: values.LIMIT_CODE_TEXTS,
    mostParts: values.TEXT_PARTS,
  };
}

/** Returns the configured text channels, the preferred one first. */
export function textChannelsOf({ sparrow, webhook }: TextSettings): TextChannel[] {
  return TEXT_CHANNELS.filter(
    (channel) => (sparrow && channel === 'sms') || webhook?.channels.includes(channel),
  );
}
