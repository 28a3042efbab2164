import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pinShell } from './pinnedShell';

let folder: string;
const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shell-'));
  mkdirSync(path.join(folder, 'ssr'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the first shell stays, whatever replaces its files', async () => {
  write('assets.json', 'assets 1');
  write('ssr/server.cjs', 'code 1');
  const shell = pinShell(folder);
  const first = await shell();
  expect(first).toMatchObject({ assets: 'assets 1', code: 'code 1' });
  write('assets.json', 'assets 2');
  write('ssr/server.cjs', 'code 2');
  expect(await shell()).toBe(first);
  expect((await pinShell(folder)()).version).not.toBe(first.version);
});

test('a shell that appears later is found', async () => {
  const shell = pinShell(folder);
  await expect(shell()).rejects.toThrow('assets.json');
  write('assets.json', 'assets 1');
  expect((await shell()).code).toBeUndefined();
});
