import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { remoteForPath } from '@mcs-repairs/shared/domain/rules/remoteForPath';
import { joined, markup, trusted } from '../http';
import type { Registry } from '../releases';

/**
 * A visitor's registry. If `isOfOne` is true, only this visitor gets it, and the response forbids
 * caching.
 */
type Seen = { registry: Registry; isOfOne: boolean };

/** Paths of pages that come from the database, and declared paths that the owner switched off. */
type Paths = { stored: readonly string[]; hidden: readonly string[] };

/**
 * Serves the sitemap and robots.txt. The paths are those that the active remotes declare, and those
 * that come from the database.
 */
export function registerSitemap(
  app: FastifyInstance,
  publicUrl: string,
  seenBy: (request: FastifyRequest) => Promise<Seen>,
  pathsNow: () => Promise<Paths>,
): void {
  const send = (reply: FastifyReply, type: string, { isOfOne }: Seen, text: string) =>
    reply
      .type(`${type}; charset=utf-8`)
      .header('cache-control', isOfOne ? 'no-store' : 'public, max-age=3600')
      .header('vary', 'cookie')
      .send(text);

  app.get('/sitemap.xml', async (request, reply) => {
    const [seen, paths] = await Promise.all([seenBy(request), pathsNow()]);
    return send(reply, 'application/xml', seen, sitemapOf(seen.registry, paths, publicUrl));
  });
  app.get('/robots.txt', async (request, reply) => {
    const seen = await seenBy(request);
    return send(reply, 'text/plain', seen, robotsOf(seen.registry, publicUrl));
  });
}

/**
 * Returns the sitemap. Pages are grouped by area, and areas are sorted by name. Source:
 * https://www.sitemaps.org/protocol.html.
 */
function sitemapOf({ remotes }: Registry, { stored, hidden }: Paths, publicUrl: string): string {
  const gone = new Set(hidden);
  const declared = byName(remotes).flatMap(({ sitemap = [] }) => sitemap);
  const paths = declared.filter((path) => !gone.has(path));
  // No page of a withdrawn area can be opened, so the sitemap leaves out its pages.
  const served = stored.filter((path) => remoteForPath(remotes, path) !== undefined);
  const pages = [...new Set([...paths, ...served])].map(
    (path) => markup`<url><loc>${publicUrl}${path}</loc></url>\n`,
  );
  return joined([
    trusted('<?xml version="1.0" encoding="UTF-8"?>\n'),
    trusted('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'),
    ...pages,
    trusted('</urlset>'),
  ]).markup;
}

/**
 * Returns the text of robots.txt (RFC 9309). It excludes the API, and the paths that remotes
 * declare as unlisted.
 */
function robotsOf({ remotes }: Registry, publicUrl: string): string {
  const unlisted = byName(remotes).flatMap((remote) => remote.unlisted ?? []);
  return [
    'User-agent: *',
    ...[...unlisted, '/api/*'].map((prefix) => `Disallow: ${prefix.replace(/\*$/, '')}`),
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

const byName = (remotes: Registry['remotes']) =>
  Object.keys(remotes)
    .sort()
    .flatMap((name) => remotes[name] ?? []);
