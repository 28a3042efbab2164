import { createHash } from 'node:crypto';
import { pinsOf } from '../releases/releaseFiles';
import { folderOf, readRelease } from '../releases/releaseStore';
import type { RegisteredRemote, Registry } from '../site/registryFile';
import { askDeveloper, entryAt } from './developed';
import type { Preview, Wanted } from './preview';

/** Where versions lie, and what this site does with the machines of developers (`Config`). */
export type PreviewPlace = {
  remotesDir: string;
  localhost: 'off' | 'browser' | 'render';
};
/** `unrendered`: what only the browser can have; `gone`: what can be shown no more. */
export type Previewed = { registry: Registry; unrendered: string[]; gone: string[] };

/** The registry with which one visitor's pages are made. Everybody else's is left as it is. */
export async function previewed(
  place: PreviewPlace,
  registry: Registry,
  preview: Preview,
): Promise<Previewed> {
  const remotes = { ...registry.remotes };
  const unrendered: string[] = [];
  const gone: string[] = [];
  for (const [name, wanted] of Object.entries(preview)) {
    const entry = await entryOf(place, name, wanted);
    if (!entry) gone.push(name);
    else remotes[name] = entry;
    if (entry && Object.keys(entry.integrity).length === 0) unrendered.push(name);
  }
  const mark = createHash('sha256').update(JSON.stringify(remotes)).digest('hex').slice(0, 12);
  return { registry: { revision: `preview-${mark}`, remotes }, unrendered, gone };
}

async function entryOf(
  { remotesDir, localhost }: PreviewPlace,
  remote: string,
  wanted: Wanted,
): Promise<RegisteredRemote | null> {
  if ('version' in wanted) {
    const { version } = wanted;
    const release = readRelease(folderOf(remotesDir, remote, version));
    if (release?.remote !== remote) return null;
    const { prefixes, takes, integrity } = release;
    const entry = `/remotes/${remote}/${version}/mf-manifest.json`;
    return { version, entry, prefixes, takes, integrity: pinsOf(integrity) };
  }
  const { origin, prefixes } = wanted;
  if (localhost === 'off') return null;
  const known = localhost === 'render' ? await askDeveloper(origin) : null;
  return (
    known ?? { version: 'developed', entry: entryAt(origin), prefixes, takes: {}, integrity: {} }
  );
}
