import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openTestShop, type TestShop } from '../../../../test/testShop';
import { writeFiles } from '../../store/testing/builtRemote';
import { tarOf } from './releaseTar';

type More = Parameters<typeof tarOf>[3];

/** Opens a shop with an empty store, to which a team releases `booking`. */
export async function openUploads(env: Record<string, string> = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'uploads-'));
  const remotesDir = path.join(folder, 'remotes');
  writeFiles(folder, { 'assets.json': '{"gives":{}}', 'remotes/.keep': '' });
  const shop: TestShop = await openTestShop({ REMOTES_DIR: remotesDir, SHELL_DIR: folder, ...env });
  const token = async (remote = 'booking', prefixes = [`/${remote}`]) => {
    const staff = await shop.staff();
    const made = await staff.ask('POST', '/api/release-tokens', { remote, prefixes, label: 'CI' });
    if (made.status !== 201) throw new Error(JSON.stringify(made.body));
    const { secret } = made.body as { secret: string };
    return { authorization: `Bearer ${secret}` };
  };
  return {
    shop,
    folder,
    remotesDir,
    token,
    tarOf: (content: string, more: More = {}) => tarOf(folder, 'booking', content, more),
    send: async (body: Buffer, type = 'application/x-tar', headers?: Record<string, string>) =>
      shop.browser().ask('POST', '/api/releases/booking', body, {
        headers: { ...(headers ?? (await token())), 'content-type': type },
      }),
    /**
     * Returns the names of all files in the folder of `booking`. Null if the folder does not exist.
     */
    left() {
      const place = path.join(remotesDir, 'booking');
      return existsSync(place) ? readdirSync(place) : null;
    },
    async close() {
      await shop.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
