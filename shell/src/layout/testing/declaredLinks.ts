import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { siteNavigation } from 'shared/domain/rules/siteNavigation';
import type { NavigationEntry } from 'shared/domain/types/navigation';

type Package = { remote: { name: string; navigation?: NavigationEntry[] } };

const ROOT = path.resolve(__dirname, '../../../..');

/** The links of the site's own areas, as their packages declare them. */
export function declaredLinks({ isConnected = true } = {}) {
  const remotes = readdirSync(ROOT)
    .filter((folder) => folder.startsWith('mfe-'))
    .map((folder) => {
      const text = readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8');
      return (JSON.parse(text) as Package).remote;
    });
  return siteNavigation(
    Object.fromEntries(remotes.map((remote) => [remote.name, remote])),
    isConnected,
  );
}
