import { isIP } from 'node:net';
import path from 'node:path';
import * as z from 'zod';
import { DEFAULT_SHOP_PROFILE } from '@mcs-repairs/shared/domain/catalogue/shopProfile';
import { SLOT_CAPACITY } from '@mcs-repairs/shared/domain/catalogue/schedule';
import { shopProfileSchema, type ShopProfile } from '@mcs-repairs/shared/domain/types/shopProfile';
import { isEmail } from '@mcs-repairs/shared/domain/types/text';
import { type AbuseLimitsShop as LimitsShop, limitSettings, readLimits } from './abuseLimits';
import { type AuthSettings, LEAST_COST } from './auth';
import type { BookingsShop } from './bookings';
import { type HttpSettings, LOG_LEVELS, readTrustedProxies } from './http';
import {
  type NotificationSettings,
  pushHostsSetting,
  readTextSettings,
  textChannelsOf,
  textSettings,
  type TextSettings,
} from './notifications';
import type { PhotosShop } from './photos';
import { type PrivacySettings, readRetention, retentionSettings } from './privacy';
import type { SiteUseSettings } from './reports';
import {
  readReleaseSettings,
  type ReleasePlaces,
  type ReleaseSettings,
  releaseSettings,
} from './releases';
import {
  ConfigError,
  factor,
  type FilesPlace,
  filesSetting,
  oneLineValues,
  readSettingFile,
  whole,
} from './runtime';

const isUrl = (text: string) => URL.canParse(text.replaceAll(' ', '%20'));

const webAddress = z
  .string()
  .regex(/^https?:\/\/[^\s/]+\/?$/, 'must be an address like https://shop.example, without a path')
  .refine((text) => URL.canParse(text), 'must be an address like https://shop.example')
  // Browsers send an origin in this form: in lower case, and without the default port.
  .transform((text) => new URL(text).origin);

const postgresAddress = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// (leave it out for the embedded file)')
  .refine(isUrl, 'must be an address like postgres://user:password@host/database');

/**
 * Returns whether the text is a valid host name. The start of the server also checks whether the
 * name has an address.
 */
const isHostName = (text: string) =>
  text.includes(':')
    ? /^[\w:.%-]+$/.test(text)
    : text.split('.').every((label) => /^[\w-]{1,63}$/.test(label));

/**
 * Matches a host name that ends in a number. Browsers read such a name as an IPv4 address, even in
 * an unusual notation.
 */
const endsInNumber = /(?:^|\.)(?:\d+|0x[\da-f]*)$/i;

const environmentSchema = z.object({
  PORT: whole(0, 65535).default(3000),
  HOST: z
    .string()
    .max(253, 'must have at most 253 characters')
    .refine(
      (text) => isHostName(text) && (isIP(text) > 0 || !endsInNumber.test(text)),
      'must be an address or a name of this machine',
    )
    .default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: postgresAddress.optional(),
  DATABASE_LISTEN_URL: postgresAddress.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .regex(/^https?:\/\//, 'must begin with http:// or https://')
    .refine(isUrl, 'must be an address like http://localhost:4318')
    .optional(),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'must begin with redis:// or rediss://')
    .refine(
      (text) => isUrl(text) && new URL(text).hostname !== '',
      'must be an address like redis://:password@host:6379',
    )
    .optional(),
  FILES_URL: filesSetting.optional(),
  PUBLIC_URL: webAddress.optional(),
  TRUST_PROXY: z
    .string()
    .default('loopback')
    .transform((text, context): HttpSettings['trustProxy'] => {
      const trusted = readTrustedProxies(text);
      if (trusted !== null) return trusted;
      const message =
        'must be a number of proxies from 0 to 10, or addresses and networks like 10.0.0.7, 10.0.0.0/8';
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    }),
  STAFF_EMAIL: z
    .string()
    .trim()
    .toLowerCase()
    .refine(isEmail, 'must be an email address')
    .optional(),
  STAFF_PASSWORD: z.string().min(8, 'must have at least 8 characters').max(200).optional(),
  PASSWORD_MEMORY_KIB: whole(LEAST_COST.memoryKib, 1 << 20).default(LEAST_COST.memoryKib),
  PASSWORD_PASSES: whole(LEAST_COST.passes, 100).default(LEAST_COST.passes),
  STAFF_NAME: z.string().trim().min(1).max(120).default('Shop staff'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .refine(
      (text) => isUrl(text) && new URL(text).hostname !== '',
      'must be an address like smtp://mail.example:587',
    )
    .optional(),
  SHOP_PROFILE: z.string().optional(),
  REMOTES_DIR: z.string().optional(),
  SHELL_DIR: z.string().optional(),
  ...releaseSettings,
  LIVE_RELOAD: z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('0'),
  SHOP_MODE: z
    .enum(['browser', 'connected'], { error: 'must be browser or connected' })
    .default('connected'),
  LOG_LEVEL: z
    .enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` })
    .default('info'),
  METRICS_TOKEN: z
    .string()
    .min(16, 'must have at least 16 characters')
    .max(1000, 'must have at most 1000 characters')
    .regex(/^[!-~][ -~]*[!-~]$/, 'must be what a header can carry: ASCII, no blank at either end')
    .optional(),
  SLOT_CAPACITY: whole(1, 100).default(SLOT_CAPACITY),
  RATE_LIMITS: factor(10_000).default(1),
  DRAIN_SECONDS: whole(0, 60).default(0),
  RENDERED_PAGES_PER_MINUTE: whole(1, 1_000_000).default(300),
  RENDER_TIMEOUT_MS: whole(100, 30_000).default(3000),
  MAX_EVENT_LOOP_DELAY_MS: whole(0, 60_000).default(1000),
  COUNT_VISITS: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  PHOTO_QUOTA_MB: whole(1, 1_000_000).default(500),
  PHOTO_QUOTA_NETWORK_MB: whole(1, 1_000_000).default(50),
  ...retentionSettings,
  ...limitSettings,
  ...textSettings,
  PUSH_HOSTS: pushHostsSetting,
});

/**
 * The settings of the server. Only this file reads environment variables. Each context declares the
 * settings that it needs.
 */
export type Config = HttpSettings &
  AuthSettings &
  NotificationSettings &
  LimitsShop['config'] &
  PhotosShop['config'] &
  BookingsShop['config'] &
  PrivacySettings &
  SiteUseSettings &
  ReleaseSettings &
  ReleasePlaces &
  FilesPlace & {
    /**
     * The shop's profile as the profile file contains it. The field `shop` also contains the
     * owner's edits.
     */
    deployedShop: ShopProfile;
    /** The absolute path of the folder with the SQLite file, photos and unsent emails. */
    dataDir: string;
    /**
     * The address of a PostgreSQL-compatible server. Without it, the server uses the SQLite file in
     * `dataDir`.
     */
    databaseUrl?: string | undefined;
    /**
     * The address of the same database without the connection pooler (such as PgBouncer). The
     * server learns of changes by other processes through one direct connection.
     */
    listenUrl?: string | undefined;
    /**
     * For how many seconds the process still serves requests after SIGTERM. Meanwhile, its health
     * check fails, so that the proxy sends no new requests.
     */
    drainSeconds: number;
    /** True if open pages reload after a build. Only for development. */
    liveReload: boolean;
    /**
     * How many pages the server renders for one network in a minute. Cached pages do not count. The
     * setting `rateLimits` multiplies this number.
     */
    renderedPagesPerMinute: number;
    renderTimeoutMs: number;
  };

/** Every environment variable that the server reads. */
export const VARIABLES = Object.keys(environmentSchema.shape);

/**
 * Reads and checks the environment variables. Empty variables count as missing. Throws
 * `ConfigError`.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = environmentSchema.safeParse(oneLineValues(env, VARIABLES));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`${issue?.path.join('.')}: ${issue?.message}`);
  }
  const values = parsed.data;
  if (values.DATABASE_LISTEN_URL && !values.DATABASE_URL)
    throw new ConfigError('DATABASE_LISTEN_URL: must be set together with DATABASE_URL');
  const texts = readTextSettings(values, (variable, problem): never => {
    throw new ConfigError(`${variable}: ${problem}`);
  });
  const profile = values.SHOP_PROFILE ? readShopProfile(values.SHOP_PROFILE) : DEFAULT_SHOP_PROFILE;
  const shop = withWays(profile, texts, values.SMTP_URL);
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: path.resolve(values.DATA_DIR),
    filesBucket: values.FILES_URL,
    databaseUrl: values.DATABASE_URL,
    listenUrl: values.DATABASE_LISTEN_URL,
    redisUrl: values.REDIS_URL,
    otlpEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    publicUrl: values.PUBLIC_URL,
    trustProxy: values.TRUST_PROXY,
    staffAccount: staffAccount(values),
    passwordCost: { memoryKib: values.PASSWORD_MEMORY_KIB, passes: values.PASSWORD_PASSES },
    smtpUrl: values.SMTP_URL,
    texts,
    pushHosts: values.PUSH_HOSTS,
    shop,
    deployedShop: shop,
    mode: values.SHOP_MODE,
    remotesDir: values.REMOTES_DIR && path.resolve(values.REMOTES_DIR),
    shellDir: values.SHELL_DIR && path.resolve(values.SHELL_DIR),
    ...readReleaseSettings(values),
    drainSeconds: values.DRAIN_SECONDS,
    liveReload: values.LIVE_RELOAD === '1',
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN,
    slotCapacity: values.SLOT_CAPACITY,
    rateLimits: values.RATE_LIMITS,
    renderedPagesPerMinute: values.RENDERED_PAGES_PER_MINUTE,
    renderTimeoutMs: values.RENDER_TIMEOUT_MS,
    maxEventLoopDelayMs: values.MAX_EVENT_LOOP_DELAY_MS,
    limits: readLimits(values),
    photoQuota: { allMb: values.PHOTO_QUOTA_MB, networkMb: values.PHOTO_QUOTA_NETWORK_MB },
    retention: readRetention(values),
    countVisits: values.COUNT_VISITS === 'on',
  };
}

function staffAccount(values: z.infer<typeof environmentSchema>): Config['staffAccount'] {
  const { STAFF_EMAIL: email, STAFF_PASSWORD: password, STAFF_NAME: name } = values;
  if (email && password) return { name, email, password };
  if (email) throw new ConfigError('STAFF_PASSWORD: must be set together with STAFF_EMAIL');
  if (password) throw new ConfigError('STAFF_EMAIL: must be set together with STAFF_PASSWORD');
  return undefined;
}

/** Adds to the profile which messages the server can send, so that pages promise no others. */
function withWays(profile: ShopProfile, texts: TextSettings, smtpUrl?: string): ShopProfile {
  const textChannels = textChannelsOf(texts);
  return {
    ...profile,
    textChannels: textChannels.length ? textChannels : undefined,
    sendsEmails: smtpUrl !== undefined,
  };
}

function readShopProfile(file: string): ShopProfile {
  let content: unknown;
  try {
    content = JSON.parse(readSettingFile('SHOP_PROFILE', file));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new ConfigError(`SHOP_PROFILE: the file ${file} is not JSON`);
  }
  const parsed = shopProfileSchema.safeParse(content);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new ConfigError(`SHOP_PROFILE: ${issue?.path.join('.') || 'the file'}: ${issue?.message}`);
}
