import type { Schema } from './fromSchema';

type Parameter = { in: 'path' | 'query' | 'header'; name: string; schema?: Schema };
type Described = {
  security?: Record<string, unknown>[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
  responses: Record<string, unknown>;
};
export type OpenApi = {
  paths: Record<string, Record<string, Described>>;
  components: unknown;
};

export type Operation = {
  method: string;
  path: string;
  parameters: Parameter[];
  body?: Schema;
  declared: ReadonlySet<number>;
  /** How often the fuzzer chooses this operation, compared with other operations. */
  weight: number;
};

/**
 * These operations hash a password, which is slow on purpose. So the fuzzer sends few of them and
 * does not judge their duration.
 */
export const SLOW: ReadonlySet<string> = new Set([
  'POST /api/session',
  'POST /api/session/password',
  'POST /api/staff',
  'POST /api/staff/setup',
]);
/**
 * These operations would end the staff session that sends the requests, so the fuzzer leaves them
 * out.
 */
const ENDING = new Set(['DELETE /api/session', 'POST /api/staff/{id}/disabling']);

/**
 * docs/openapi.json describes the header for private links as a security scheme. The fuzzer treats
 * it as an ordinary header, so that it gets random values, too.
 */
const LINK_HEADER: Parameter = {
  in: 'header',
  name: 'x-booking-token',
  schema: { type: 'string', maxLength: 200 },
};

export function operationsOf(document: OpenApi): Operation[] {
  const { paths } = withoutReferences(document, document) as OpenApi;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([name, described]) => {
      const method = name.toUpperCase();
      const title = `${method} ${path}`;
      return {
        method,
        path,
        parameters: [
          ...(described.parameters ?? []),
          ...(described.security?.some((scheme) => 'bookingLink' in scheme) ? [LINK_HEADER] : []),
        ],
        body: described.requestBody?.content['application/json']?.schema,
        declared: new Set(Object.keys(described.responses).map(Number)),
        weight: SLOW.has(title) ? 0.05 : ENDING.has(title) ? 0.1 : method === 'GET' ? 1 : 1.5,
      };
    }),
  );
}

/** Replaces every reference with the component that it refers to. */
function withoutReferences(part: unknown, document: unknown): unknown {
  if (Array.isArray(part)) return part.map((item) => withoutReferences(item, document));
  if (typeof part !== 'object' || part === null) return part;
  if ('$ref' in part && typeof part.$ref === 'string') {
    return withoutReferences(lookUp(part.$ref, document), document);
  }
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [name, withoutReferences(value, document)]),
  );
}

function lookUp(reference: string, document: unknown): unknown {
  const steps = reference.replace('#/', '').split('/');
  return steps.reduce<unknown>(
    (found, step) => (found as Record<string, unknown> | undefined)?.[step],
    document,
  );
}
