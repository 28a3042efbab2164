import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readRows } from './readRows';

/** Matches characters that databases cannot store: NUL, and halves of a surrogate pair. */
const UNSTORABLE = /\0|\\u(?:0000|d[89a-f])/i;

/**
 * Sets how the server parses JSON bodies, addresses and queries. Removes characters that databases
 * cannot store.
 */
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

const texts = new WeakMap<FastifyRequest, string>();

/**
 * Returns the exact text of a JSON body, to check the sender's signature. Works only for routes in
 * a scope of `keepText`.
 */
export const sentText = (request: FastifyRequest): string => texts.get(request) ?? '';

/**
 * Makes the server parse the JSON bodies of the routes of `scope` and also keep their exact text.
 */
export function keepText(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    texts.set(request, text);
    parse(request, text, (error, value) => done(error, error ? value : storable(value)));
  });
}

/**
 * Makes the server parse the bodies of the routes of `scope` one row at a time. Such a body is a
 * long list. Parsing stops after `most` + 1 rows.
 */
export function parseRows(scope: FastifyInstance, { name, most }: { name: string; most: number }) {
  const parseText = scope.getDefaultJsonParser('error', 'error');
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const parse = (text: string) => {
      let parsed: unknown;
      // Fastify's parser passes its result to a callback.
      void parseText(request, text, (error, value) => {
        if (error) throw error;
        parsed = UNSTORABLE.test(text) ? storable(value) : value;
      });
      return parsed;
    };
    readRows(Buffer.from(body as Buffer), { name, most, parse }).then(
      (value) => done(null, value),
      (error: Error) => done(error),
    );
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
