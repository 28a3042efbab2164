import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DEFAULT_SHOP_PROFILE } from 'shared/catalogue/shopProfile';
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
    staffAccount: undefined,
    passwordCost: { memoryKib: 19456, passes: 2 },
    shop: DEFAULT_SHOP_PROFILE,
    mode: 'connected',
    slotCapacity: 1,
    rateLimits: 1,
    photoQuota: { allMb: 500, networkMb: 50 },
  });
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
  ['PUBLIC_URL', 'shop.example'],
  ['PUBLIC_URL', 'https://shop.example/path'],
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
  ['PHOTO_QUOTA_MB', '0'],
  ['PHOTO_QUOTA_NETWORK_MB', 'much'],
  ['SHOP_PROFILE', '/nowhere/profile.json'],
])('a bad %s (%s) is told in one line that names it', (name, value) => {
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

test('an origin loses its last slash', () => {
  expect(readConfig({ PUBLIC_URL: 'https://shop.example/' }).publicUrl).toBe(
    'https://shop.example',
  );
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

  test('that is not JSON is refused', () => {
    expect(profile('{')).toThrow(/^SHOP_PROFILE: .*is not JSON$/);
  });

  test('with a bad value names the value', () => {
    const bad = { ...DEFAULT_SHOP_PROFILE, whatsapp: '+977 1' };
    expect(profile(JSON.stringify(bad))).toThrow(/^SHOP_PROFILE: whatsapp: /);
  });
});
