import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { DEFAULT_SHOP_PROFILE } from 'shared/domain/catalogue/shopProfile';
import { SLOT_CAPACITY } from 'shared/domain/catalogue/schedule';
import { shopProfileSchema, type ShopProfile } from 'shared/domain/types/shopProfile';
import { isEmail } from 'shared/domain/types/text';
import type { SubmissionKind } from './submissions/submissionTables';
import { readTrustedProxies, type TrustedProxies } from './http/trustProxy';
import { readReleaseMail, type ReleaseMail } from './publishing/releaseMail';
import { LEAST_COST, type PasswordCost } from './staff/passwordCost';
import { pushHostsSetting } from './pushHostsSetting';
import { readTextSettings, textChannelsOf, textSettings, type TextSettings } from './textSettings';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const whole = (min: number, max: number) =>
  z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`);

const webAddress = z
  .string()
  .regex(/^https?:\/\/[^\s/]+\/?$/, 'must be an address like https://shop.example, without a path')
  .refine((text) => URL.canParse(text), 'must be an address like https://shop.example')
  // As browsers write it: small letters, and no port that goes without saying.
  .transform((text) => new URL(text).origin);

/** From one network: so many an hour without a proof of work, so many an hour, so many a day. */
const perNetwork = (figures: string) =>
  z
    .string()
    .regex(
      /^\d{1,6}\/\d{1,6}\/\d{1,6}$/,
      'must be three numbers such as 2/6/20: an hour without a proof of work, an hour, a day',
    )
    .default(figures)
    .transform((text) => {
      const [free = 0, hour = 0, day = 0] = text.split('/').map(Number);
      return { free, hour, day };
    });

const environmentSchema = z.object({
  PORT: whole(0, 65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .regex(
      /^postgres(ql)?:\/\//,
      'must begin with postgres:// (leave it out for the embedded file)',
    )
    .optional(),
  PUBLIC_URL: webAddress.optional(),
  TRUST_PROXY: z
    .string()
    .default('loopback')
    .transform((text, context): TrustedProxies => {
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
    .refine(isEmail, 'must be an e-mail address')
    .optional(),
  STAFF_PASSWORD: z.string().min(8, 'must have at least 8 characters').max(200).optional(),
  PASSWORD_MEMORY_KIB: whole(LEAST_COST.memoryKib, 1 << 20).default(LEAST_COST.memoryKib),
  PASSWORD_PASSES: whole(LEAST_COST.passes, 100).default(LEAST_COST.passes),
  STAFF_NAME: z.string().trim().min(1).max(120).default('Shop staff'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .optional(),
  SHOP_PROFILE: z.string().optional(),
  REMOTES_DIR: z.string().optional(),
  SHELL_DIR: z.string().optional(),
  ADOPT_RELEASES: z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('0'),
  RELEASE_KEYS: z.string().optional(),
  RELEASE_MB: whole(1, 1000).default(20),
  PREVIEW_LOCALHOST: z
    .enum(['off', 'browser', 'render'], { error: 'must be off, browser or render' })
    .default('off'),
  RELEASE_STORE_MB: whole(1, 1_000_000).default(1000),
  RELEASE_VIEWS: whole(5, 1_000_000).default(20),
  RELEASE_WATCH_HOURS: whole(1, 24 * 365).default(24),
  RELEASE_MAIL: z
    .string()
    .default('')
    .transform((text, context): ReleaseMail => {
      const read = readReleaseMail(text);
      if (read !== null) return read;
      const message =
        'must be an e-mail address, or one for each area such as booking=team@shop.example, others@shop.example';
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    }),
  LIVE_RELOAD: z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('0'),
  SHOP_MODE: z
    .enum(['browser', 'connected'], { error: 'must be browser or connected' })
    .default('connected'),
  LOG_LEVEL: z
    .enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` })
    .default('info'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  SLOT_CAPACITY: whole(1, 100).default(SLOT_CAPACITY),
  RATE_LIMITS: z.coerce
    .number({ error: 'must be a number' })
    .min(0, 'must be 0 (off) or a factor such as 1')
    .max(10_000)
    .default(1),
  RENDERED_PAGES_PER_MINUTE: whole(1, 1_000_000).default(300),
  MAX_EVENT_LOOP_DELAY_MS: whole(0, 60_000).default(1000),
  PHOTO_QUOTA_MB: whole(1, 1_000_000).default(500),
  PHOTO_QUOTA_NETWORK_MB: whole(1, 1_000_000).default(50),
  RETAIN_BOOKINGS_MONTHS: whole(1, 1200).default(24),
  RETAIN_PHOTOS_MONTHS: whole(1, 1200).default(6),
  RETAIN_REQUESTS_MONTHS: whole(1, 1200).default(12),
  RETAIN_MAIL_DAYS: whole(1, 36_500).default(90),
  RETAIN_SUBMISSIONS_DAYS: whole(7, 36_500).default(30),
  RETAIN_SPAM_DAYS: whole(1, 36_500).default(30),
  RETAIN_LOG_DAYS: whole(1, 36_500).default(365),
  LIMIT_OPEN_APPOINTMENTS: whole(1, 1000).default(3),
  LIMIT_BOOKINGS: perNetwork('2/6/20'),
  LIMIT_ENQUIRIES: perNetwork('2/6/20'),
  LIMIT_QUOTE_REQUESTS: perNetwork('2/6/20'),
  LIMIT_POSTS: perNetwork('2/6/20'),
  LIMIT_REPLIES: perNetwork('5/20/60'),
  LIMIT_LIKES: perNetwork('20/60/200'),
  LIMIT_MAILS: whole(1, 1000).default(5),
  RUSH_FACTOR: whole(2, 1000).default(5),
  RUSH_MINIMUM: whole(1, 100_000).default(30),
  HOLD_MINUTES: whole(5, 24 * 60).default(30),
  PROOF_COST: whole(1, 1_000_000).default(5000),
  ...textSettings,
  PUSH_HOSTS: pushHostsSetting,
});

/** What the server was told at its start; nothing else reads the environment. */
export type Config = {
  port: number;
  host: string;
  /** Absolute path of the folder for the embedded database, photos and mail. */
  dataDir: string;
  /** A PostgreSQL-compatible server; without it the embedded file in `dataDir` is used. */
  databaseUrl?: string;
  /** Origin under which visitors reach the site, without a slash at its end. */
  publicUrl?: string;
  /** Whose word about a visitor's address is taken. */
  trustProxy: TrustedProxies;
  staffAccount?: { name: string; email: string; password: string };
  /** Of a password's hash; no environment can make it cheaper than is safe. */
  passwordCost: PasswordCost;
  smtpUrl?: string;
  /** Push services to which messages for staff may be sent. */
  pushHosts: readonly string[];
  /** Texts to customers. */
  texts: TextSettings;
  /** As the file says, with the ways to a telephone that are set up. */
  shop: ShopProfile;
  mode: 'connected' | 'browser';
  /** Absolute path of the store of built remotes, when it is neither in `dataDir` nor beside the build. */
  remotesDir?: string;
  /** Where the shell's build lies; undefined: beside the server's. */
  shellDir: string | undefined;
  /** At the start, versions of the build beside the server are added to `remotesDir`, which lies elsewhere. */
  adoptReleases: boolean;
  /** File with the public keys of the builders whose releases alone are taken; undefined: unsigned ones too. */
  releaseKeys: string | undefined;
  /** What a release may have, unpacked. */
  releaseMb: number;
  /** Previews of what runs on a developer's machine: `render` has this server ask its own `localhost`, too. */
  previewLocalhost: 'off' | 'browser' | 'render';
  /** What the kept versions of one remote may have together. */
  releaseStoreMb: number;
  /** Page views from which a version is judged against the one before it. */
  releaseViews: number;
  /** How long a version is judged after it was made active. */
  releaseWatchHours: number;
  /** Who is told that a version was taken back. */
  releaseMail: ReleaseMail;
  /** Open pages reload when something was built anew: development only. */
  liveReload: boolean;
  logLevel: (typeof LOG_LEVELS)[number];
  metricsToken?: string;
  slotCapacity: number;
  /** Factor on every limit of requests a minute; 0 switches them off. */
  rateLimits: number;
  /** Pages that are rendered for one network; those that are kept do not count. `rateLimits` is a factor on it. */
  renderedPagesPerMinute: number;
  /** Requests are refused while the event loop is late by more than this; 0 never refuses. */
  maxEventLoopDelayMs: number;
  /** What visitors may send; `rateLimits` 0 switches these off as well. */
  limits: {
    /** Of one phone number or e-mail address, still to come. */
    openAppointments: number;
    perNetwork: Record<SubmissionKind, { free: number; hour: number; day: number }>;
    /** Mails a day to one recipient. */
    mails: number;
    /** An hour with `minimum` bookings that is `factor` times the usual one: new bookings are held. */
    rush: { factor: number; minimum: number };
    holdMinutes: number;
    /** Iterations of PBKDF2 for each of a few hundred tries of a proof of work. */
    proofCost: number;
  };
  /** Room for photos that no booking names yet: of everybody, and of one network. */
  photoQuota: { allMb: number; networkMb: number };
  /** How long personal data is kept. */
  retention: {
    bookingsMonths: number;
    photosMonths: number;
    requestsMonths: number;
    mailDays: number;
    submissionsDays: number;
    /** From the mark on; sooner than what is no spam. */
    spamDays: number;
    /** What staff did and read. */
    logDays: number;
  };
};

/** A bad value of the environment: its message is one line that names the variable. */
export class ConfigError extends Error {}

/** Reads and checks the environment; empty values count as absent. Throws `ConfigError`. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(present);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`${issue?.path.join('.')}: ${issue?.message}`);
  }
  const values = parsed.data;
  const texts = readTextSettings(values, (variable, problem): never => {
    throw new ConfigError(`${variable}: ${problem}`);
  });
  const profile = values.SHOP_PROFILE ? readShopProfile(values.SHOP_PROFILE) : DEFAULT_SHOP_PROFILE;
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: path.resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    publicUrl: values.PUBLIC_URL,
    trustProxy: values.TRUST_PROXY,
    staffAccount: staffAccount(values),
    passwordCost: { memoryKib: values.PASSWORD_MEMORY_KIB, passes: values.PASSWORD_PASSES },
    smtpUrl: values.SMTP_URL,
    texts,
    pushHosts: values.PUSH_HOSTS,
    shop: withTextChannels(profile, texts),
    mode: values.SHOP_MODE,
    remotesDir: values.REMOTES_DIR && path.resolve(values.REMOTES_DIR),
    shellDir: values.SHELL_DIR && path.resolve(values.SHELL_DIR),
    adoptReleases: values.ADOPT_RELEASES === '1',
    releaseKeys: values.RELEASE_KEYS && path.resolve(values.RELEASE_KEYS),
    releaseMb: values.RELEASE_MB,
    previewLocalhost: values.PREVIEW_LOCALHOST,
    releaseStoreMb: values.RELEASE_STORE_MB,
    releaseViews: values.RELEASE_VIEWS,
    releaseWatchHours: values.RELEASE_WATCH_HOURS,
    releaseMail: values.RELEASE_MAIL,
    liveReload: values.LIVE_RELOAD === '1',
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN,
    slotCapacity: values.SLOT_CAPACITY,
    rateLimits: values.RATE_LIMITS,
    renderedPagesPerMinute: values.RENDERED_PAGES_PER_MINUTE,
    maxEventLoopDelayMs: values.MAX_EVENT_LOOP_DELAY_MS,
    limits: {
      openAppointments: values.LIMIT_OPEN_APPOINTMENTS,
      perNetwork: {
        booking: values.LIMIT_BOOKINGS,
        enquiry: values.LIMIT_ENQUIRIES,
        'quote-request': values.LIMIT_QUOTE_REQUESTS,
        post: values.LIMIT_POSTS,
        reply: values.LIMIT_REPLIES,
        like: values.LIMIT_LIKES,
      },
      mails: values.LIMIT_MAILS,
      rush: { factor: values.RUSH_FACTOR, minimum: values.RUSH_MINIMUM },
      holdMinutes: values.HOLD_MINUTES,
      proofCost: values.PROOF_COST,
    },
    photoQuota: { allMb: values.PHOTO_QUOTA_MB, networkMb: values.PHOTO_QUOTA_NETWORK_MB },
    retention: {
      bookingsMonths: values.RETAIN_BOOKINGS_MONTHS,
      photosMonths: values.RETAIN_PHOTOS_MONTHS,
      requestsMonths: values.RETAIN_REQUESTS_MONTHS,
      mailDays: values.RETAIN_MAIL_DAYS,
      submissionsDays: values.RETAIN_SUBMISSIONS_DAYS,
      spamDays: values.RETAIN_SPAM_DAYS,
      logDays: values.RETAIN_LOG_DAYS,
    },
  };
}

function staffAccount(values: z.infer<typeof environmentSchema>): Config['staffAccount'] {
  const { STAFF_EMAIL: email, STAFF_PASSWORD: password, STAFF_NAME: name } = values;
  if (email && password) return { name, email, password };
  if (email) throw new ConfigError('STAFF_PASSWORD: must be set together with STAFF_EMAIL');
  if (password) throw new ConfigError('STAFF_EMAIL: must be set together with STAFF_PASSWORD');
  return undefined;
}

function withTextChannels(profile: ShopProfile, texts: TextSettings): ShopProfile {
  const textChannels = textChannelsOf(texts);
  return { ...profile, textChannels: textChannels.length ? textChannels : undefined };
}

function readShopProfile(file: string): ShopProfile {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'is not JSON' : 'cannot be read';
    throw new ConfigError(`SHOP_PROFILE: the file ${file} ${reason}`);
  }
  const parsed = shopProfileSchema.safeParse(content);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new ConfigError(`SHOP_PROFILE: ${issue?.path.join('.') || 'the file'}: ${issue?.message}`);
}
