import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerFiles } from './registerFiles';

const SERVED = ['booking/1.0.0-ab/page.js', 'booking/1.0.0-ab/mf-manifest.json'];
const KEPT = [
  'booking/1.0.0-ab/ssr/server.cjs',
  'booking/1.0.0-ab/page.js.map',
  'booking/1.0.0-ab.next-6f1c/page.js',
  'booking/1.0.0-ab.damaged-6f1c/page.js',
  'remotes.json.lock',
  'remotes.json.lock.6f1c',
  'remotes.json.6f1c.next',
  'releases.jsonl',
  'releases.jsonl.before',
  'shared.json',
  'booking/1.0.0-ab/release.json',
  'booking/1.0.0-ab/release.sig',
];
let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'files-'));
  for (const file of [...SERVED, ...KEPT]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), 'content');
  }
  app = Fastify();
  await registerFiles(app, { shellDir: path.join(folder, 'none'), remotesDir: folder });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

test.each(SERVED)('%s of the store is served to any origin and cached forever', async (file) => {
  const answer = await app.inject(`/remotes/${file}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['access-control-allow-origin']).toBe('*');
  expect(answer.headers['cache-control']).toContain('immutable');
});

test.each(KEPT)('%s of the store is not served', async (file) => {
  expect((await app.inject(`/remotes/${file}`)).statusCode).toBe(404);
});
