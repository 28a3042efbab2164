import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isWithin } from '../releases/prefixes';
import type { RegisteredRemote } from '../releases/registrySchema';
import type { Release } from '../releases/releaseSchema';
import { folderOf } from '../releases/releaseStore';
import type { Described } from './proofProtocol';
import { samplePath } from './samplePath';

type Others = { remotesDir: string; active: Readonly<Record<string, RegisteredRemote>> };

/** Pages outside its own paths, and chunks that its build does not have. */
export function judgeSurface(
  { pages, fragments }: Described,
  { prefixes }: Release,
  folder: string,
): Record<string, string> {
  const problems: Record<string, string> = {};
  const groups = groupsOf(folder);
  for (const { route, chunk } of pages) {
    const address = samplePath(route);
    if (!prefixes.some((prefix) => isWithin(address, prefix)))
      problems[`path ${route}`] = `The page ${route} is not below its paths ${prefixes.join(', ')}`;
    if (!groups.has(chunk))
      problems[`chunk ${chunk}`] = `Its build has no chunk ${chunk} for ${route}`;
  }
  for (const { name, chunk } of fragments) {
    if (chunk && !groups.has(chunk))
      problems[`chunk ${chunk}`] = `Its build has no chunk ${chunk} for the fragment ${name}`;
  }
  return problems;
}

function groupsOf(folder: string): Set<string> {
  try {
    const { groups } = JSON.parse(readFileSync(path.join(folder, 'assets.json'), 'utf8')) as {
      groups: Record<string, string[]>;
    };
    return new Set(Object.keys(groups));
  } catch {
    return new Set();
  }
}

/** `'storefront/FeaturedProducts'` in a bundle. */
const FRAGMENT_ID = /["'`]([a-z][a-z0-9-]*)\/([A-Z]\w*)["'`]/g;

/** Fragments that others ask for by name and this version does not give. */
export function droppedFragments(
  { active, remotesDir }: Others,
  remote: string,
  { fragments }: Described,
): Record<string, string> {
  const given = new Set(fragments.map(({ name }) => name));
  const problems: Record<string, string> = {};
  for (const [other, entry] of Object.entries(active)) {
    if (other === remote) continue;
    for (const [, area, name = ''] of bundleOf(remotesDir, other, entry).matchAll(FRAGMENT_ID)) {
      if (area === remote && !given.has(name))
        problems[`fragment ${name}`] =
          `${other} shows the fragment ${remote}/${name}, which this version does not give`;
    }
  }
  return problems;
}

/** Of a remote that is served from elsewhere nothing is known here. */
export function bundleOf(remotesDir: string, name: string, { version }: RegisteredRemote): string {
  try {
    return readFileSync(path.join(folderOf(remotesDir, name, version), 'ssr/server.cjs'), 'utf8');
  } catch {
    return '';
  }
}
