import { createHash } from 'node:crypto';
import { entryOf } from '../store/deriveRegistry';
import { judgeShown, type KeyedStore } from '../store/releaseKeys';
import { folderOf, readRelease } from '../store/releaseStore';
import type { RegisteredRemote, Registry } from '../store/registryFile';
import { askDeveloper, entryAt } from './developed';
import type { Preview, Wanted } from './preview';

/**
 * What previews need: the store of versions, and whether this site accepts builds on developers'
 * machines.
 */
export type PreviewPlace = KeyedStore & {
  localhost: 'off' | 'browser' | 'render';
};
/**
 * The registry for the pages of a preview. `unrendered` has the remotes that only the browser can
 * load. `gone` has the previewed versions that no longer exist.
 */
export type Previewed = { registry: Registry; unrendered: string[]; gone: string[] };

/**
 * Returns the registry for a browser with a preview. The registry for other browsers does not
 * change.
 */
export async function previewed(
  place: PreviewPlace,
  registry: Registry,
  preview: Preview,
): Promise<Previewed> {
  const remotes = { ...registry.remotes };
  const unrendered: string[] = [];
  const gone: string[] = [];
  for (const [name, wanted] of Object.entries(preview)) {
    const entry = await wantedEntry(place, name, wanted);
    if (!entry) gone.push(name);
    else remotes[name] = { ...linksOf(remotes[name]), ...entry };
    if (entry && Object.keys(entry.integrity).length === 0) unrendered.push(name);
  }
  const mark = createHash('sha256').update(JSON.stringify(remotes)).digest('hex').slice(0, 12);
  return { registry: { revision: `preview-${mark}`, remotes }, unrendered, gone };
}

/** Returns which links and pages a registry entry declares for navigation and sitemap. */
const linksOf = ({ navigation, sitemap, unlisted }: Partial<RegisteredRemote> = {}) => ({
  ...{ navigation, sitemap, unlisted },
});

async function wantedEntry(
  place: PreviewPlace,
  remote: string,
  wanted: Wanted,
): Promise<RegisteredRemote | null> {
  const { remotesDir, localhost } = place;
  if ('version' in wanted) {
    const { version } = wanted;
    const release = readRelease(folderOf(remotesDir, remote, version));
    if (release?.remote !== remote || judgeShown(place, { remote, version })) return null;
    return entryOf(remotesDir, release);
  }
  const { origin, prefixes } = wanted;
  if (localhost === 'off') return null;
  const known = localhost === 'render' ? await askDeveloper(origin) : null;
  return (
    known ?? { version: 'developed', entry: entryAt(origin), prefixes, takes: {}, integrity: {} }
  );
}
