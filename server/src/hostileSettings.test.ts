import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readConfig, VARIABLES } from './config';
import { checkPlaces } from './operations/checkPlaces';
import { ConfigError } from './runtime/configError';

const root = realFolder();
const here = process.cwd();
afterAll(() => {
  process.chdir(here);
  chmodSync(path.join(root, 'closed'), 0o700);
  rmSync(root, { recursive: true });
});

function realFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'settings-'));
  mkdirSync(path.join(folder, 'folder'));
  mkdirSync(path.join(folder, 'closed'));
  chmodSync(path.join(folder, 'closed'), 0o500);
  writeFileSync(path.join(folder, 'file'), 'text');
  symlinkSync(path.join(folder, 'loop'), path.join(folder, 'loop'));
  spawnSync('mkfifo', [path.join(folder, 'pipe')]);
  return folder;
}

/**
 * Values that are invalid for most variables. None of them is valid just because the test runs as
 * root.
 */
const HOSTILE = {
  spaces: '   ',
  newline: 'one\ntwo',
  'a newline at its end': '1\n',
  control: 'one\u0007',
  'very long': 'x'.repeat(100_000),
  long: 'x'.repeat(5000),
  word: 'text',
  letters: 'नेपाल',
  negative: '-1',
  'not a number': 'NaN',
  infinite: 'Infinity',
  huge: '9'.repeat(30),
  exponent: '1e3',
  hexadecimal: '0x10',
  fraction: '1.5',
  'malformed address': 'https://[',
  'address without a host': 'https://',
  'other address': 'ftp://shop.example/',
  'bare database address': 'postgres://[',
  'bare mail address': 'smtp://',
  'host that nobody has': 'shop.invalid',
  'address of elsewhere': '256.1.1.1',
  'missing file': path.join(root, 'missing/file'),
  folder: path.join(root, 'folder'),
  'closed folder': path.join(root, 'closed'),
  file: path.join(root, 'file'),
  'below a file': path.join(root, 'file/data'),
  'below /proc': '/proc/shop/data',
  'below a device': '/dev/null/data',
  device: '/dev/zero',
  pipe: path.join(root, 'pipe'),
  loop: path.join(root, 'loop'),
} as const;
type Kind = keyof typeof HOSTILE;

/** The kinds of values below that are valid as a path, a name and a secret. */
const WORDS: Kind[] = [
  'word',
  'letters',
  'negative',
  'not a number',
  'infinite',
  'huge',
  'exponent',
  'hexadecimal',
  'fraction',
  'host that nobody has',
  'address of elsewhere',
  'malformed address',
  'address without a host',
  'other address',
  'bare database address',
  'bare mail address',
  'missing file',
  'folder',
  'closed folder',
  'file',
  'below a file',
  'below /proc',
  'below a device',
  'device',
  'pipe',
  'loop',
];
const SHORT = (least: number, most: number) =>
  WORDS.filter((kind) => HOSTILE[kind].length >= least && HOSTILE[kind].length <= most);
/**
 * The kinds of values that are relative names. As a path, such a value creates a folder in the
 * working directory.
 */
const NAMES: Kind[] = [
  'word',
  'letters',
  'negative',
  'not a number',
  'infinite',
  'huge',
  'exponent',
  'hexadecimal',
  'fraction',
  'host that nobody has',
  'address of elsewhere',
  'malformed address',
  'address without a host',
  'other address',
  'bare database address',
  'bare mail address',
];

/**
 * For each variable, the kinds of values that it accepts. The server must reject all other kinds. A
 * new variable needs an entry here.
 */
const TAKES: Record<string, readonly Kind[]> = {
  PORT: [],
  HOST: [],
  DATA_DIR: [...NAMES, 'missing file', 'folder'],
  DATABASE_URL: [],
  DATABASE_LISTEN_URL: [],
  REDIS_URL: [],
  FILES_URL: [],
  OTEL_EXPORTER_OTLP_ENDPOINT: [],
  PUBLIC_URL: [],
  TRUST_PROXY: [],
  STAFF_EMAIL: [],
  STAFF_PASSWORD: SHORT(8, 200),
  PASSWORD_MEMORY_KIB: [],
  PASSWORD_PASSES: [],
  STAFF_NAME: SHORT(1, 120),
  SMTP_URL: [],
  COUNT_VISITS: [],
  SHOP_PROFILE: [],
  REMOTES_DIR: ['folder', 'closed folder'],
  SHELL_DIR: [],
  ADOPT_RELEASES: [],
  RELEASE_KEYS: [],
  RELEASE_MB: [],
  PREVIEW_LOCALHOST: [],
  RELEASE_STORE_MB: [],
  RELEASES_URL: [],
  RELEASE_VIEWS: [],
  RELEASE_WATCH_HOURS: [],
  RELEASE_MAIL: [],
  LIVE_RELOAD: [],
  SHOP_MODE: [],
  LOG_LEVEL: [],
  METRICS_TOKEN: SHORT(16, 1000),
  SLOT_CAPACITY: [],
  RATE_LIMITS: ['fraction'],
  DRAIN_SECONDS: [],
  RENDERED_PAGES_PER_MINUTE: [],
  RENDER_TIMEOUT_MS: [],
  MAX_EVENT_LOOP_DELAY_MS: [],
  PHOTO_QUOTA_MB: [],
  PHOTO_QUOTA_NETWORK_MB: [],
  RETAIN_BOOKINGS_MONTHS: [],
  RETAIN_PHOTOS_MONTHS: [],
  RETAIN_REQUESTS_MONTHS: [],
  RETAIN_MAIL_DAYS: [],
  RETAIN_SUBMISSIONS_DAYS: [],
  RETAIN_SPAM_DAYS: [],
  RETAIN_LOG_DAYS: [],
  LIMIT_OPEN_APPOINTMENTS: [],
  LIMIT_BOOKINGS: [],
  LIMIT_ENQUIRIES: [],
  LIMIT_QUOTE_REQUESTS: [],
  LIMIT_POSTS: [],
  LIMIT_REPLIES: [],
  LIMIT_LIKES: [],
  LIMIT_MAILS: [],
  RUSH_FACTOR: [],
  RUSH_MINIMUM: [],
  HOLD_MINUTES: [],
  PROOF_COST: [],
  SPARROW_TOKEN: [...SHORT(8, 10_000), 'long'],
  SPARROW_FROM: SHORT(1, 40),
  SPARROW_URL: [],
  MESSAGE_WEBHOOK_URL: [],
  MESSAGE_WEBHOOK_SECRET: [...SHORT(16, 10_000), 'long'],
  MESSAGE_WEBHOOK_CHANNELS: [],
  LIMIT_TEXTS: [],
  LIMIT_CODE_TEXTS: [],
  TEXT_PARTS: [],
  PUSH_HOSTS: ['host that nobody has'],
};

/**
 * Other variables that the test must also set. Without them, the server would ignore the tested
 * variable.
 */
const BESIDE: Record<string, Record<string, string>> = {
  STAFF_EMAIL: { STAFF_PASSWORD: 'a long enough password' },
  STAFF_PASSWORD: { STAFF_EMAIL: 'asha@shop.example' },
  SPARROW_TOKEN: { SPARROW_FROM: 'Shop' },
  SPARROW_FROM: { SPARROW_TOKEN: 'a-long-token' },
  MESSAGE_WEBHOOK_URL: { MESSAGE_WEBHOOK_SECRET: 'a-long-enough-secret' },
  MESSAGE_WEBHOOK_SECRET: { MESSAGE_WEBHOOK_URL: 'https://gateway.example/' },
};

test('every setting has hostile values here, and no other', () => {
  expect(Object.keys(TAKES).sort()).toEqual([...VARIABLES].sort());
});

test.each(VARIABLES)(
  '%s accepts its valid values, and any other stops the start with one line that names it',
  async (variable) => {
    const own = path.join(root, `of ${variable}`);
    mkdirSync(own);
    process.chdir(own);
    for (const kind of Object.keys(HOSTILE) as Kind[]) {
      const env = {
        DATA_DIR: path.join(root, 'own'),
        ...BESIDE[variable],
        [variable]: HOSTILE[kind],
      };
      const outcome = await readAll(env);
      rmSync(path.join(root, 'missing'), { recursive: true, force: true });
      const isTaken = TAKES[variable]?.includes(kind) ?? false;
      if (outcome === 'taken' || isTaken) {
        expect([variable, kind, outcome]).toEqual([variable, kind, isTaken ? 'taken' : 'refused']);
        continue;
      }
      expect([variable, kind, outcome]).toEqual([
        variable,
        kind,
        expect.stringMatching(new RegExp(`^${variable}: [^\\n]{5,350}$`)),
      ]);
    }
  },
);

test.each(VARIABLES)('an empty %s counts as missing', async (variable) => {
  const without = { DATA_DIR: path.join(root, 'own') };
  expect(await readAll({ ...without, [variable]: '' })).toBe('taken');
});

test.each([
  'file',
  'below a file',
  'below /proc',
  'below a device',
  'device',
  'closed folder',
] as const)('a store for releases is created, but not where there is a %s', async (kind) => {
  const env = { DATA_DIR: path.join(root, 'own'), ADOPT_RELEASES: '1' };
  const made = path.join(root, 'stores/remotes');
  expect(await readAll({ ...env, REMOTES_DIR: made })).toBe('taken');
  expect(statSync(made).isDirectory()).toBe(true);
  expect(await readAll({ ...env, REMOTES_DIR: HOSTILE[kind] })).toMatch(/^REMOTES_DIR: [^\n]+$/);
});

test('a folder with restricted permissions stays restricted', async () => {
  const closed = path.join(root, 'closed');
  expect(await readAll({ DATA_DIR: closed })).toMatch(/^DATA_DIR: .*its mode is 500/);
  expect(statSync(closed).mode & 0o777).toBe(0o500);
});

async function readAll(env: Record<string, string>): Promise<string> {
  try {
    await checkPlaces(readConfig(env));
    return 'taken';
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
}
