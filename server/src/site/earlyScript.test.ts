import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readEarlyScript } from './earlyScript';
import { siteHeaders } from './siteHeaders';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'early-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const read = (code: string) => {
  writeFileSync(path.join(folder, 'early.js'), code);
  return readEarlyScript(folder)();
};

test('the script is read with its hash for the content policy', async () => {
  // The expected hash is that of `alert('Hello, world.');` in
  // https://www.w3.org/TR/CSP3/#example-3ca6b2ab.
  const early = await read("alert('Hello, world.');\n");
  expect(early?.hash).toBe('sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=');
  expect(siteHeaders([], { script: early?.hash })['content-security-policy']).toContain(
    "script-src 'self' 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=';",
  );
});

test.each([
  ['begins the shell', 'shell.content.append(shell.previousSibling)', true],
  ['is of an earlier shell', 'addEventListener("click",keep)', false],
])('a script that %s says whether it starts the shell', async (_name, code, begins) => {
  expect(await read(code)).toMatchObject({ begins });
});

test.each(['"</script>"', '"<!--"'])(
  'a script with %s, which would end too early, is left out',
  async (code) => {
    expect(await read(code)).toBeUndefined();
  },
);

test('pages of a shell without the script omit it', async () => {
  expect(await readEarlyScript(folder)()).toBeUndefined();
  expect(siteHeaders([])['content-security-policy']).toContain("script-src 'self';");
});
