import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DEFAULT_SHOP_PROFILE } from '@mcs-repairs/shared/domain/catalogue/shopProfile';
import { readConfig } from './config';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'shop-config-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('an empty environment gives the embedded shop on port 3000 of this machine', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: path.resolve('data'),
    databaseUrl: undefined,
    publicUrl: undefined,
    trustProxy: ['loopback'],
    staffAccount: undefined,
    passwordCost: { memoryKib: 19456, passes: 2 },
    shop: DEFAULT_SHOP_PROFILE,
    mode: 'connected',
    slotCapacity: 1,
    rateLimits: 1,
    renderedPagesPerMinute: 300,
    renderTimeoutMs: 3000,
    maxEventLoopDelayMs: 1000,
    limits: {
      openAppointments: 3,
      mails: 5,
      rush: { factor: 5, minimum: 30 },
      holdMinutes: 30,
    },
    photoQuota: { allMb: 500, networkMb: 50 },
  });
});

test('network limits have three figures: an hour without a proof of work, an hour, a day', () => {
  const { perNetwork } = readConfig({ LIMIT_REPLIES: '1/2/3' }).limits;
  expect(perNetwork.booking).toEqual({ free: 2, hour: 6, day: 20 });
  expect(perNetwork.reply).toEqual({ free: 1, hour: 2, day: 3 });
});

test('FILES_URL names the bucket, the key and the folder in the bucket', () => {
  const { filesBucket } = readConfig({
    FILES_URL: 's3://key:a%2Fb+c=@s3.example:9000/shop-files/patan?region=eu-central-1',
  });
  expect(filesBucket).toEqual({
    address: 'https://s3.example:9000/shop-files',
    prefix: 'patan/',
    region: 'eu-central-1',
    keyId: 'key',
    secret: 'a/b+c=',
  });
  const near = readConfig({ FILES_URL: 's3+http://key:secret@127.0.0.1:9000/files/' });
  expect(near.filesBucket).toMatchObject({
    address: 'http://127.0.0.1:9000/files',
    prefix: '',
    region: 'us-east-1',
  });
});

test('RELEASES_URL names a bucket in the same form', () => {
  const { releasesBucket, filesBucket } = readConfig({
    RELEASES_URL: 's3://key:secret@s3.example/releases/all-shops',
  });
  expect(releasesBucket).toMatchObject({
    address: 'https://s3.example/releases',
    prefix: 'all-shops/',
  });
  expect(filesBucket).toBeUndefined();
});

test.each(['FILES_URL', 'RELEASES_URL'])('no error about %s contains its secret', (name) => {
  for (const url of ['s3://key:s3cret@host', 's3://key:s3c/ret@host/b', 'x3://key:s3cret@h'])
    expect(() => readConfig({ [name]: url })).toThrow(new RegExp(`^${name}: (?!.*s3c)`));
});

test('an empty value counts as absent', () => {
  expect(readConfig({ PORT: '', PUBLIC_URL: '' })).toMatchObject({
    port: 3000,
    publicUrl: undefined,
  });
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '65536'],
  ['PORT', '80.5'],
  ['DATABASE_URL', 'mysql://localhost/shop'],
  ['DATABASE_LISTEN_URL', 'postgres://localhost/shop'],
  ['REDIS_URL', 'http://localhost:6379'],
  ['REDIS_URL', 'redis://'],
  ['FILES_URL', '/var/files'],
  ['FILES_URL', 's3://host/bucket'],
  ['FILES_URL', 's3://key@host/bucket'],
  ['FILES_URL', 's3://key:se/cret@host/bucket'],
  ['FILES_URL', 's3://key:se%zzcret@host/bucket'],
  ['FILES_URL', 's3://key:secret@host'],
  ['FILES_URL', 's3://key:secret@host/B'],
  ['FILES_URL', 's3://key:secret@host/bucket//a'],
  ['FILES_URL', 's3://key:secret@host/bucket?zone=eu'],
  ['FILES_URL', 's3://key:secret@host/bucket?region='],
  ['FILES_URL', 's3://key:secret@host/bucket#a'],
  ['RELEASES_URL', 'https://host/bucket'],
  ['RELEASES_URL', 's3://key:secret@host'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'localhost:4318'],
  ['PUBLIC_URL', 'shop.example'],
  ['PUBLIC_URL', 'https://shop.example/path'],
  ['PUBLIC_URL', 'https://['],
  ['TRUST_PROXY', 'everybody'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['STAFF_EMAIL', 'asha'],
  ['STAFF_PASSWORD', 'short'],
  ['PASSWORD_MEMORY_KIB', '19455'],
  ['PASSWORD_PASSES', '1'],
  ['SMTP_URL', 'http://mail.example'],
  ['SHOP_MODE', 'offline'],
  ['LOG_LEVEL', 'loud'],
  ['METRICS_TOKEN', 'short'],
  ['SLOT_CAPACITY', '0'],
  ['RATE_LIMITS', '-1'],
  ['RENDERED_PAGES_PER_MINUTE', '0'],
  ['RENDER_TIMEOUT_MS', '99'],
  ['MAX_EVENT_LOOP_DELAY_MS', '-1'],
  ['LIMIT_BOOKINGS', '6'],
  ['LIMIT_BOOKINGS', '2/six/20'],
  ['LIMIT_OPEN_APPOINTMENTS', '0'],
  ['RUSH_FACTOR', '1'],
  ['HOLD_MINUTES', '1'],
  ['RETAIN_SUBMISSIONS_DAYS', '6'],
  ['RETAIN_LOG_DAYS', '0'],
  ['PHOTO_QUOTA_MB', '0'],
  ['PHOTO_QUOTA_NETWORK_MB', 'much'],
  ['SHOP_PROFILE', '/nowhere/profile.json'],
])('an invalid %s (%s) is reported in one line that names it', (name, value) => {
  const other =
    name === 'STAFF_EMAIL' ? { STAFF_PASSWORD: 'long enough' } : { STAFF_EMAIL: 'a@b.np' };
  const env = { ...(name.startsWith('STAFF') && other), [name]: value };
  expect(() => readConfig(env)).toThrow(new RegExp(`^${name}: [^\\n]+$`));
});

test.each([
  [{ STAFF_EMAIL: 'asha@shop.example' }, 'STAFF_PASSWORD: must be set together with STAFF_EMAIL'],
  [{ STAFF_PASSWORD: 'long enough' }, 'STAFF_EMAIL: must be set together with STAFF_PASSWORD'],
])('the first staff account needs both of its variables', (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});

test.each(['https://shop.example/', 'https://Shop.Example', 'https://shop.example:443'])(
  'the origin %s is normalised as browsers do',
  (PUBLIC_URL) => {
    expect(readConfig({ PUBLIC_URL }).publicUrl).toBe('https://shop.example');
  },
);

test('the trusted proxies are a list of networks or a number of hops', () => {
  const trusted = (TRUST_PROXY: string) => readConfig({ TRUST_PROXY }).trustProxy;
  expect(trusted('10.0.0.0/8, ::1')).toEqual(['10.0.0.0/8', '::1']);
  expect(trusted('1')).toBe(1);
});

describe('the shop profile', () => {
  const profile = (content: string) => {
    const file = path.join(folder, 'profile.json');
    writeFileSync(file, content);
    return () => readConfig({ SHOP_PROFILE: file });
  };

  test('replaces the default', () => {
    const own = { ...DEFAULT_SHOP_PROFILE, name: 'Himal Repairs' };
    expect(profile(JSON.stringify(own))().shop.name).toBe('Himal Repairs');
  });

  test('with invalid JSON is rejected', () => {
    expect(profile('{')).toThrow(/^SHOP_PROFILE: .*is not JSON$/);
  });

  test('with an invalid value names it', () => {
    const bad = { ...DEFAULT_SHOP_PROFILE, whatsapp: '+977 1' };
    expect(profile(JSON.stringify(bad))).toThrow(/^SHOP_PROFILE: whatsapp: /);
  });
});

test('spam is deleted thirty days after it was marked unless configured otherwise', () => {
  expect(readConfig({}).retention.spamDays).toBe(30);
  expect(readConfig({ RETAIN_SPAM_DAYS: '7' }).retention.spamDays).toBe(7);
  expect(() => readConfig({ RETAIN_SPAM_DAYS: '0' })).toThrow('RETAIN_SPAM_DAYS');
});
