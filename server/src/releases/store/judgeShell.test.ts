import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { judgeShell } from './judgeShell';
import { goTo, showBuilt } from './publishFolder';
import { AT, filesOf, publishingOf, writeFiles } from './testing/builtRemote';

const STORE = 'shared/platform/store';
let folder: string;
const taking = (...names: string[]) => ({
  'assets.json': JSON.stringify({ takes: { [STORE]: names } }),
});
const shellGiving = (...names: string[]) =>
  writeFiles(mkdtempSync(path.join(folder, 'shell-')), {
    'assets.json': JSON.stringify({ gives: { [STORE]: names } }),
  });
const place = () => ({
  remotesDir: path.join(folder, 'remotes'),
  gives: { [STORE]: ['itemAdded'] },
});
const show = (content: string, files: Record<string, string>) =>
  showBuilt(place(), publishingOf('shop', content, { files }));
const judge = (shell: string, builds?: Record<string, string>) => () =>
  judgeShell(place().remotesDir, shell, builds);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shell-'));
  mkdirSync(place().remotesDir);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a shell without a needed name is rejected, with the name and its users', async () => {
  const { version } = await show('one', taking('itemAdded'));
  expect(judge(shellGiving('itemAdded', 'more'))).not.toThrow();
  expect(judge(shellGiving('more'))).toThrow(
    `it no longer gives what areas take: shop ${version} takes itemAdded of ${STORE}`,
  );
});

test('an area that drops the name in the same build is checked as built', async () => {
  await show('one', taking('itemAdded'));
  const built = writeFiles(mkdtempSync(path.join(folder, 'built-')), filesOf('two', taking()));
  expect(judge(shellGiving(), { shop: built })).not.toThrow();
});

test('an area after a rollback is checked as active, because a build does not undo the rollback', async () => {
  const { version } = await show('one', taking('itemAdded'));
  await show('two', taking());
  await goTo(place(), { remote: 'shop', version, by: 'bibek', at: AT });
  const built = writeFiles(mkdtempSync(path.join(folder, 'built-')), filesOf('two', taking()));
  expect(judge(shellGiving(), { shop: built })).toThrow(`shop ${version} takes itemAdded`);
});
