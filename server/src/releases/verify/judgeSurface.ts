import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isWithin } from '../store/prefixes';
import type { RegisteredRemote } from '../store/registrySchema';
import type { Release } from '../store/releaseSchema';
import { folderOf } from '../store/releaseStore';
import type { Described } from './proofProtocol';
import { samplePath } from './samplePath';

type Others = { remotesDir: string; active: Readonly<Record<string, RegisteredRemote>> };

/**
 * Returns errors of a release by subject: pages outside its paths, chunks that are missing in
 * `folder`, and declared pages that do not exist.
 */
export function judgeSurface(
  { pages, fragments }: Described,
  { prefixes, navigation = [], sitemap = [] }: Release,
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
  const declared = [...navigation, ...sitemap].flatMap((each) => pathOf(each) ?? []);
  const lost = [...new Set(declared)].filter(
    (path) => !pages.some(({ route }) => isPageOf(route, path)),
  );
  if (lost.length > 0)
    problems['declared pages'] =
      `It declares ${lost.slice(0, 5).join(', ')}${lost.length > 5 ? ` and ${lost.length - 5} more` : ''}, and has no such page`;
  return problems;
}

/**
 * Returns the path of a declared page or link. Null for any other value, which the schema rejects
 * elsewhere.
 */
const pathOf = (declared: unknown): string | null => {
  const path =
    typeof declared === 'object' ? (declared as { path?: unknown } | null)?.path : declared;
  return typeof path === 'string' ? path : null;
};

/**
 * Returns whether a route serves a path. The route `/repairs/:device` serves `/repairs/iphone`, and
 * `/shop/*` serves `/shop` and everything below it.
 */
function isPageOf(route: string, path: string): boolean {
  const parts = route.split('/');
  const given = path.split('/');
  const isOpen = parts.at(-1) === '*';
  const named = isOpen ? parts.slice(0, -1) : parts;
  if (isOpen ? given.length < named.length : given.length !== named.length) return false;
  return named.every((part, at) => part === given[at] || part.startsWith(':'));
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

/** Matches the name of a fragment in code, such as `'storefront/FeaturedProducts'`. */
const FRAGMENT_ID = /["'`]([a-z][a-z0-9-]*)\/([A-Z]\w*)["'`]/g;

/**
 * Returns the fragments of `remote` that the code of other areas uses, but that this version no
 * longer has. The keys name what each error is about.
 */
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

/** Returns the server code of a remote from this store. Empty if the store does not have it. */
export function bundleOf(remotesDir: string, name: string, { version }: RegisteredRemote): string {
  try {
    return readFileSync(path.join(folderOf(remotesDir, name, version), 'ssr/server.cjs'), 'utf8');
  } catch {
    return '';
  }
}
