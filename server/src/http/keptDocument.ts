import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { bodiesOf, chooseEncoding, encodedBody, hasTag, type Bodies } from './encodings';

type KeptDocument = { type: string; make: () => string };
type Made = { bodies: Bodies; tag: string };

/**
 * Serves a document that never changes while the process runs. It is made and compressed once, at
 * the first request. A client that already has the document gets 304 without a body.
 */
export function keepDocument(
  app: FastifyInstance,
  path: string,
  { type, make }: KeptDocument,
): void {
  let made: Made | undefined;
  app.get(path, { compress: false, schema: { hide: true } }, (request, reply) => {
    const { bodies, tag } = (made ??= taggedOf(make()));
    void reply
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
      .header('etag', tag);
    if (hasTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply.type(type).send(encodedBody(bodies, encoding));
  });
}

function taggedOf(text: string): Made {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  // The entity tag is weak, because the compressed and the plain body differ in bytes and not in
  // meaning.
  return { bodies: bodiesOf(Buffer.from(text)), tag: `W/"${hash}"` };
}
