import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { STAFF } from '../server';
import { openReleasingShop, type ReleasingShop } from './releasing';
import { finding, type Fault, type Finding } from './report';

/**
 * The maximum time in milliseconds for which any other request may wait. The limit is generous,
 * because a busy machine also delays the timers of this test.
 */
const LONGEST_WAIT_MS = 1000;
const LONGEST_SIGN_IN_MS = 3000;
const LONGEST_ANSWER_MS = 15_000;

type Files = Record<string, string>;
type Hostile = { name: string; files: Files; activates?: boolean };

const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/**
 * Packs a release without the project's tools. The description in `release.json` is correct, for
 * example the hashes of the files.
 */
async function packed(more: Files): Promise<{ version: string; body: Buffer }> {
  const files: Files = {
    'mf-manifest.json': '{}',
    'assets.json': '{"takes":{},"fragments":[],"groups":{},"integrity":{}}',
    'ssr/server.cjs': `// ${randomBytes(8).toString('hex')}`,
    ...more,
  };
  const names = Object.keys(files).sort();
  const integrity = Object.fromEntries(names.map((name) => [name, sha384(files[name] ?? '')]));
  const hash = createHash('sha256');
  for (const name of names) hash.update(`${name} ${integrity[name]}\n`);
  const version = `1.0.0-${hash.digest('hex').slice(0, 8)}`;
  const release = {
    ...{ remote: 'booking', version, prefixes: ['/book'], takes: {}, fragments: [], integrity },
    bytes: names.reduce((sum, name) => sum + Buffer.byteLength(files[name] ?? ''), 0),
    ...{ commit: null, builder: 'somebody', builtAt: new Date().toISOString() },
  };
  const tar = pack();
  tar.entry({ name: 'release.json' }, JSON.stringify(release));
  for (const name of names) tar.entry({ name }, files[name] ?? '');
  tar.finalize();
  return { version, body: gzipSync(await buffer(tar)) };
}

/** Returns text that compresses about as well as a script. */
function script(bytes: number): string {
  const words = Array.from({ length: 20_000 }, () => randomBytes(3).toString('hex'));
  const lines: string[] = [];
  for (let size = 0, at = 7; size < bytes; at = (at * 48_271) % 2_147_483_647) {
    const line = `var _${words[at % words.length]}="${words[(at >> 3) % words.length]}";`;
    lines.push(line);
    size += line.length;
  }
  return lines.join('\n');
}

const hostile = (): Hostile[] => [
  {
    name: '36,000 folders',
    files: Object.fromEntries(
      Array.from({ length: 256 }, (_, at) => [`${100 + at}/${'a/'.repeat(140)}x`, '']),
    ),
  },
  {
    name: 'a style sheet of 2 MB',
    files: { 'page.css': '.own_a1B2c:is(.x_a1B2c,.y_a1B2c)>a b{color:red}'.repeat(45_000) },
    activates: true,
  },
  {
    name: '12 MB of scripts',
    files: Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`${at}.js`, script(1 << 20)])),
  },
];

/** Calls `ask` repeatedly until `stop`, and records the slowest response. */
function watch(ask: () => Promise<unknown>, pauseMs: number) {
  let isOver = false;
  let longest = 0;
  const done = (async () => {
    while (!isOver) {
      const began = performance.now();
      await ask();
      longest = Math.max(longest, performance.now() - began);
      await sleep(pauseMs);
    }
  })();
  return async () => {
    isOver = true;
    await done;
    return Math.round(longest);
  };
}

async function tryOne(
  { shop, tokenOf }: ReleasingShop,
  { name, files, activates }: Hostile,
): Promise<Finding> {
  const { version, body } = await packed(files);
  const authorization = `Bearer ${await tokenOf('booking')}`;
  const health = watch(() => fetch(`${shop.url}/api/health`), 10);
  const signIn = watch(
    () =>
      fetch(`${shop.url}/api/session`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(STAFF),
      }),
    50,
  );
  await sleep(500);
  const began = performance.now();
  const stored = await fetch(`${shop.url}/api/releases/booking`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/gzip' },
    body: new Uint8Array(body),
  });
  const answerMs = Math.round(performance.now() - began);
  let chosen = 0;
  if (activates) {
    const headers = { authorization, 'content-type': 'application/json' };
    const now = await fetch(`${shop.url}/api/releases/booking`, { headers });
    const { revision } = (await now.json()) as { revision: number };
    const { status } = await fetch(`${shop.url}/api/releases/booking/active`, {
      ...{ method: 'PUT', headers },
      body: JSON.stringify({ version, expectedRevision: revision }),
    });
    chosen = status;
  }
  // The server may continue its work after the response. This work must not delay other requests
  // either.
  await sleep(3000);
  const [healthMs, signInMs] = await Promise.all([health(), signIn()]);
  return finding(
    `an upload of ${name}`,
    {
      'bytes sent': body.length,
      'was answered': stored.status,
      ...(activates && { 'was its activation answered': chosen }),
      'ms until then': answerMs,
      'ms waited health at most': healthMs,
      'ms waited a sign-in at most': signInMs,
    },
    healthMs < LONGEST_WAIT_MS &&
      signInMs < LONGEST_SIGN_IN_MS &&
      answerMs < LONGEST_ANSWER_MS &&
      [0, 422].includes(chosen),
  );
}

/**
 * Checks that uploads of releases do not slow down other requests. The server must check and
 * compress uploads in another thread, and must answer within seconds.
 */
export const hostileUploads: Fault = {
  name: 'uploads that are much work',
  async run() {
    const site = await openReleasingShop();
    try {
      const findings: Finding[] = [];
      for (const each of hostile()) findings.push(await tryOne(site, each));
      return findings;
    } finally {
      await site.close();
    }
  },
};
