import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { adoptReleases } from './adoptReleases';
import { goTo, publishFolder } from './publishFolder';
import { activeRemotes } from './registryStore';
import { AT, publishingOf } from './testing/builtRemote';

let folder: string;
const image = () => ({ remotesDir: path.join(folder, 'image'), gives: {} });
const site = () => ({ remotesDir: path.join(folder, 'site'), gives: {} });
const newImage = (content: string) => publishFolder(image(), publishingOf('booking', content));
const start = () => adoptReleases(image().remotesDir, site, AT);
const shown = () => activeRemotes(site().remotesDir)['booking']?.version;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'adopt-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a new container image activates its versions until somebody releases or rolls back', async () => {
  const one = await newImage('one');
  await start();
  expect(shown()).toBe(one);
  const two = await newImage('two');
  expect(await start()).toEqual([]);
  expect(shown()).toBe(two);
  await goTo(site(), { remote: 'booking', version: one, by: 'bibek', at: AT });
  const three = await newImage('three');
  expect(await start()).toEqual([`booking: ${three} is stored; ${one} stays active`]);
  expect(shown()).toBe(one);
});
