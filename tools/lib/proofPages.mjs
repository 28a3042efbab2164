import { loadTypescript } from './loadTypescript.mjs';

const MOST_PAGES = 12;

/**
 * Returns the pages that the browser check opens:
 * - the remote's own pages, and one page of each kind in the sitemap. A page of another area is
 *   included only if it shows a fragment of the remote.
 * - `from`: a page of another area, from which a visitor comes. If possible, it shows no such
 *   fragment.
 * - `areas`: all areas of the site.
 * @param {import('playwright').APIRequestContext} request
 * @param {string} remote
 * @param {() => number} left milliseconds
 * @returns {Promise<{ pages: { path: string, isOwn: boolean }[], from: string | undefined, areas: string[] }>}
 */
export async function pagesOf(request, remote, left) {
  const { remoteForPath } = await loadTypescript('shared/src/domain/rules/remoteForPath.ts');
  const read = (/** @type {string} */ path) => request.get(path, { timeout: left() });
  const { remotes } = await (await read('/remotes.json')).json();
  const own = (remotes[remote]?.prefixes ?? []).map((/** @type {string} */ prefix) =>
    prefix.replace(/\/\*$/, ''),
  );
  const sitemap = await (await read('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? '').pathname,
  );
  /** @type {Map<string, string>} */
  const kinds = new Map();
  for (const path of [...own, ...listed]) {
    const [first = '', ...rest] = path.split('/').slice(1);
    const kind = own.includes(path) ? path : `${first} ${rest.length}`;
    if (!kinds.has(kind)) kinds.set(kind, path);
  }
  const looked = await Promise.all(
    [...kinds.values()].map(async (path) => {
      const isOwn = remoteForPath(remotes, path) === remote;
      return { path, isOwn, isUser: !isOwn && (await shows(await read(path), remote)) };
    }),
  );
  const others = looked.filter(({ isOwn }) => !isOwn);
  const pages = [...looked.filter(({ isOwn }) => isOwn), ...others.filter(({ isUser }) => isUser)];
  return {
    pages: pages.slice(0, MOST_PAGES),
    from: (others.find(({ isUser }) => !isUser) ?? others[0])?.path,
    areas: Object.keys(remotes),
  };
}

/**
 * Returns whether a page shows a fragment of the remote.
 * @param {import('playwright').APIResponse} response
 * @param {string} remote
 */
async function shows(response, remote) {
  const [, boot = '{}'] = /id="boot">(.*?)<\/script>/s.exec(await response.text()) ?? [];
  const { rendered } = JSON.parse(boot);
  return (rendered?.fragments ?? []).some((/** @type {string} */ id) =>
    id.startsWith(`${remote}/`),
  );
}
