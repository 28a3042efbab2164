import type { FastifyInstance } from 'fastify';

/** Text that no database keeps: NUL, and halves of a surrogate pair. */
const UNSTORABLE = /\0|\\u(?:0000|d[89a-f])/i;

/** JSON bodies, addresses and queries, with characters that cannot be stored taken out wherever they stand. */
export function parseJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    parse(request, text, (error, value) => {
      done(error, error || !UNSTORABLE.test(text) ? value : storable(value));
    });
  });
  app.addHook('preValidation', async (request) => {
    request.query = storable(request.query);
    request.params = storable(request.params);
  });
}

function storable(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  if (Array.isArray(value)) return value.map(storable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [storableText(key), storable(part)]),
  );
}

function storableText(text: string): string {
  return text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD');
}
