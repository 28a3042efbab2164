import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { releasedRemote } from './testing/releasedRemote';
import { pinOf, readRemoteFile, SERVER_FILES } from './remoteFiles';

const FILES = {
  'mf-manifest.json': '{"name":"booking"}',
  'assets.json': '{"groups":{}}',
  'ssr/server.cjs': 'module.exports = {};',
};
const remote = releasedRemote('booking', '1.0.0-ab', FILES);
let folder: string;
let server: Server | undefined;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'files-'));
  for (const [file, content] of Object.entries(FILES)) store(file, content);
});
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
  server = undefined;
});

function store(file: string, content: string): void {
  const full = path.join(folder, 'booking/1.0.0-ab', file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, content);
}

async function elsewhere(answer: RequestListener): Promise<typeof remote> {
  const listening = createServer(answer);
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const { port } = listening.address() as AddressInfo;
  return { ...remote, entry: `http://127.0.0.1:${port}/booking/mf-manifest.json` };
}

test.each(SERVER_FILES)('%s is read from the store if it matches its hash', async (file) => {
  expect(await readRemoteFile(folder, remote, file)).toBe(FILES[file]);
});

test.each(SERVER_FILES)('%s is rejected after one letter has changed', async (file) => {
  store(file, `${FILES[file]} `);
  await expect(readRemoteFile(folder, remote, file)).rejects.toThrow(
    `${file} of ${remote.entry} is not the published file`,
  );
});

test.each(SERVER_FILES)('%s is rejected without a hash in the registry', async (file) => {
  const integrity = Object.fromEntries(
    Object.entries(remote.integrity).filter(([name]) => name !== file),
  );
  await expect(readRemoteFile(folder, { ...remote, integrity }, file)).rejects.toThrow(
    `The registry pins no ${file}`,
  );
});

test('inherited properties of objects count as no hash', () => {
  expect(() => pinOf(remote, 'constructor')).toThrow('pins no constructor');
});

test('a file of another origin is read from the folder of its manifest', async () => {
  const asked: (string | undefined)[] = [];
  const other = await elsewhere(({ url }, response) => {
    asked.push(url);
    response.end(FILES['assets.json']);
  });
  expect(await readRemoteFile(folder, other, 'assets.json')).toBe(FILES['assets.json']);
  expect(asked).toEqual(['/booking/assets.json']);
});

test('another origin that sends other content is rejected', async () => {
  const other = await elsewhere((_request, response) => void response.end('{"groups":{"x":[]}}'));
  await expect(readRemoteFile(folder, other, 'assets.json')).rejects.toThrow('not the published');
});

test('another origin that responds with an error is rejected with its status', async () => {
  const other = await elsewhere((_request, response) => void response.writeHead(503).end());
  await expect(readRemoteFile(folder, other, 'assets.json')).rejects.toThrow('answered 503');
});

test('a response without end is stopped at the maximum file size', async () => {
  const megabyte = Buffer.alloc(1 << 20);
  let sent = 0;
  const other = await elsewhere((_request, response) => {
    const more = () => {
      sent += 1;
      if (!response.destroyed) response.write(megabyte, () => setImmediate(more));
    };
    more();
  });
  await expect(readRemoteFile(folder, other, 'assets.json')).rejects.toThrow('larger than any');
  expect(sent).toBeLessThan(64);
});
