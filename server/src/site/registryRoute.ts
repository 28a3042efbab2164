import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bodiesOf, chooseEncoding, encodedBody, type Bodies } from '../http/encodings';
import type { Registry } from './registryFile';

type Packed = { revision: string; bodies: Bodies };

type Asked = Registry & {
  shell?: string | undefined;
  /** Of one visitor: kept by nobody. */
  isOfOne?: boolean;
};

/** `/remotes.json`: packed for who understands that, once a revision; who has the revision already gets 304 and no body. */
export function registryRoute(
  app: FastifyInstance,
  readRegistry: (request: FastifyRequest) => Promise<Asked>,
): void {
  let packed: Packed | undefined;

  app.get('/remotes.json', async (request, reply) => {
    const { isOfOne, ...registry } = await readRegistry(request);
    if (isOfOne) return reply.header('cache-control', 'no-store').send(registry);
    const revision = [registry.revision, registry.shell].join(' ').trim();
    // Weak: packed or not, it says the same.
    const tag = `W/"${revision.replace(' ', '-')}"`;
    void reply
      .header('cache-control', 'no-cache')
      .header('access-control-allow-origin', '*')
      .header('vary', 'accept-encoding')
      .header('etag', tag);
    if (hasTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
    if (packed?.revision !== revision)
      packed = { revision, bodies: bodiesOf(Buffer.from(JSON.stringify(registry))) };
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply.type('application/json; charset=utf-8').send(encodedBody(packed.bodies, encoding));
  });
}

/** RFC 9110, 13.1.2: a list of tags, compared weakly, or any. */
const hasTag = (sent: string | undefined, tag: string): boolean =>
  (sent ?? '')
    .split(',')
    .map((one) => one.trim())
    .some((one) => one === '*' || one.replace(/^W\//, '') === tag.slice(2));
