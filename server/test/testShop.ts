import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type {
  AppointmentRequest,
  RepairRequest,
} from '@mcs-repairs/shared/domain/types/bookingRequest';
import { buildApp } from '../src/app';
import { readConfig, type Config } from '../src/config';
import type { Db } from '../src/db/schema';
import { ensureFirstAccount } from '../src/auth/staff/accounts';
import { createPasswords } from '../src/auth/staff/passwords';
import { type BucketServer, startBucket } from './bucketServer';
import { CHEAP_COST } from './cheapPasswords';
import { createTestDatabase } from './testDatabase';

/** Monday, 23 November 2026, 11:45 in Kathmandu. */
export const NOW = new Date('2026-11-23T06:00:00.000Z');
/** The day after `NOW`: a Tuesday on which the shop is open. */
export const TOMORROW = '2026-11-24';

export const STAFF = { email: 'asha@shop.example', password: 'a long enough password' };

type Answer = { status: number; body: unknown; headers: LightMyRequestResponse['headers'] };

/** A simulated browser. It stores cookies and, after signing in, the token of the session. */
export type Browser = {
  ask(method: InjectOptions['method'], url: string, body?: unknown, more?: More): Promise<Answer>;
  signIn(account?: { email: string; password: string }): Promise<Answer>;
  cookies: Map<string, string>;
  csrfToken?: string;
};
type More = { headers?: Record<string, string>; address?: string; csrf?: false };

export type TestShop = {
  app: FastifyInstance;
  db: Db;
  config: Config;
  /**
   * The bucket in which the test stores files, if the variable `TEST_FILES` is `bucket`. Null if
   * they are in the data folder.
   */
  bucket: BucketServer | null;
  /** The clock of the shop, which tests can set. */
  clock: { now: Date };
  browser(): Browser;
  staff(): Promise<Browser>;
  close(): Promise<void>;
};

/**
 * The time limits of a bucket in tests. They are long, because a busy machine is slow. Tests of a
 * bucket that does not respond have shorter ones.
 */
const BUCKET_PATIENCE = { attemptMs: 60_000, pauseMs: 200 };

/** Opens a shop with its own database. `settings` replace settings that `env` cannot set. */
export async function openTestShop(
  env: Record<string, string> = {},
  settings: Pick<Config, 'filesPatience'> = { filesPatience: BUCKET_PATIENCE },
): Promise<TestShop> {
  const { db, dataDir, databaseUrl, remove } = await createTestDatabase();
  const bucket = process.env.TEST_FILES === 'bucket' ? await startBucket() : null;
  const read = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    STAFF_EMAIL: STAFF.email,
    STAFF_PASSWORD: STAFF.password,
    STAFF_NAME: 'Asha',
    LOG_LEVEL: 'silent',
    RATE_LIMITS: '0',
    // On a slow machine, the server must not reject the test's requests because the event loop is
    // delayed.
    MAX_EVENT_LOOP_DELAY_MS: '0',
    PROOF_COST: '1',
    FILES_URL: bucket?.url(),
    ...env,
  });
  // Environment variables cannot lower the cost of password hashes, so the test changes the
  // configuration.
  const config = { ...read, passwordCost: CHEAP_COST, ...settings };
  const clock = { now: NOW };
  const now = () => clock.now;
  await ensureFirstAccount({ db, config, now, passwords: createPasswords(CHEAP_COST) });
  const app = await buildApp({ config, db, now });
  await app.ready();
  const browser = () => openBrowser(app);
  return {
    app,
    db,
    config,
    bucket,
    clock,
    browser,
    async staff() {
      const opened = browser();
      const { status } = await opened.signIn();
      if (status !== 200) throw new Error(`Sign-in answered ${status}`);
      return opened;
    },
    async close() {
      await app.close();
      await remove();
      await bucket?.stop();
    },
  };
}

function openBrowser(app: FastifyInstance): Browser {
  const cookies = new Map<string, string>();
  const browser: Browser = {
    cookies,
    async ask(method, url, body, { headers = {}, address, csrf } = {}) {
      const response = await app.inject({
        method,
        url,
        remoteAddress: address,
        headers: {
          ...(browser.csrfToken && csrf !== false && { 'x-csrf-token': browser.csrfToken }),
          ...headers,
        },
        cookies: Object.fromEntries(cookies),
        payload: body as InjectOptions['payload'],
      });
      for (const { name, value } of response.cookies) cookies.set(name, value);
      const isJson = String(response.headers['content-type']).includes('application/json');
      const content = isJson ? (JSON.parse(response.body) as unknown) : response.body;
      return { status: response.statusCode, body: content, headers: response.headers };
    },
    async signIn(account = STAFF) {
      const answer = await browser.ask('POST', '/api/session', account);
      if (answer.status === 200) {
        browser.csrfToken = (answer.body as { csrfToken: string }).csrfToken;
      }
      return answer;
    },
  };
  return browser;
}

export function appointment(change: Partial<AppointmentRequest> = {}): AppointmentRequest {
  return {
    kind: 'appointment',
    customerName: 'Nisha Shrestha',
    customerEmail: 'nisha@mail.example',
    customerPhone: '+977 980-0000001',
    deviceModel: 'iPhone 15 Pro',
    repairIssue: 'Cracked glass after a fall',
    additionalNotes: 'The case is new',
    device: 'iphone',
    issue: 'screen',
    appointmentDate: TOMORROW,
    appointmentTime: '9:30 AM',
    ...change,
  };
}

export function repairRequest(change: Partial<RepairRequest> = {}): RepairRequest {
  return {
    kind: 'request',
    fullName: 'Bibek Lama',
    email: 'bibek@mail.example',
    phone: '9841000002',
    city: 'Lalitpur',
    device: 'Dell XPS 13',
    issue: 'It shuts down when I move the lid',
    preferredDate: 'Any morning',
    serviceType: 'pickup',
    consent: true,
    ...change,
  };
}
