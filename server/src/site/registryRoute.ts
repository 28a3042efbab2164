import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Bodies, bodiesOf, chooseEncoding, encodedBody, hasTag } from '../http';
import type { Registry } from '../releases';

/**
 * The maximum number of compressed registries in the cache: the newest one, and its variants with
 * canaries.
 */
const PACKED_KEPT = 16;

type Asked = Registry & {
  shell?: string | undefined;
  /** The revision of the content that pages show. */
  content?: string | undefined;
  /** True if only one visitor gets this registry. The response then forbids caching. */
  isOfOne?: boolean;
};

/**
 * Serves the visitor's registry at `/remotes.json`. It is compressed once for each revision. A
 * client that already has this revision gets 304 without a body.
 */
export function registryRoute(
  app: FastifyInstance,
  readRegistry: (request: FastifyRequest) => Promise<Asked>,
): void {
  const packed = new Map<string, Bodies>();

  app.get('/remotes.json', async (request, reply) => {
    const { isOfOne, ...registry } = await readRegistry(request);
    if (isOfOne) return reply.header('cache-control', 'no-store').send(forBrowsers(registry));
    const revision = [registry.revision, registry.shell, registry.content].join(' ').trim();
    // The entity tag is weak, because the compressed and the plain body differ in bytes and not in
    // meaning.
    const tag = `W/"${revision.replaceAll(' ', '-')}"`;
    void reply
      .header('cache-control', 'no-cache')
      .header('access-control-allow-origin', '*')
      .header('vary', 'accept-encoding, cookie')
      .header('etag', tag);
    if (hasTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
    const bodies =
      packed.get(revision) ?? bodiesOf(Buffer.from(JSON.stringify(forBrowsers(registry))));
    packed.set(revision, bodies);
    const [oldest] = packed.keys();
    if (oldest !== undefined && packed.size > PACKED_KEPT) packed.delete(oldest);
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply.type('application/json; charset=utf-8').send(encodedBody(bodies, encoding));
  });
}

/**
 * Returns the registry without navigation and sitemap. Open tabs do not need them, because each
 * page contains its own links.
 */
function forBrowsers<Sent extends Registry>({ remotes, ...rest }: Sent) {
  const entries = Object.entries(remotes).map(([name, entry]) => {
    const { navigation: _links, sitemap: _pages, unlisted: _kept, ...needed } = entry;
    return [name, needed] as const;
  });
  return { ...rest, remotes: Object.fromEntries(entries) };
}
