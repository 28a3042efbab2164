import type { Schema } from './fromSchema';

type Parameter = { in: 'path' | 'query' | 'header'; name: string; schema?: Schema };
type Described = {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
  responses: Record<string, unknown>;
};
export type OpenApi = { paths: Record<string, Record<string, Described>> };

export type Operation = {
  method: string;
  path: string;
  parameters: Parameter[];
  body?: Schema;
  declared: ReadonlySet<number>;
  /** How often it is drawn, beside the others. */
  weight: number;
};

/** Each of these costs a password's hash, which is slow on purpose. */
const SLOW = new Set([
  'POST /api/session',
  'POST /api/session/password',
  'POST /api/staff',
  'POST /api/staff/setup',
]);
/** Ends what the run itself works with. */
const ENDING = new Set(['DELETE /api/session', 'POST /api/staff/{id}/disabling']);

export function operationsOf({ paths }: OpenApi): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([name, described]) => {
      const method = name.toUpperCase();
      const title = `${method} ${path}`;
      return {
        method,
        path,
        parameters: described.parameters ?? [],
        body: described.requestBody?.content['application/json']?.schema,
        declared: new Set(Object.keys(described.responses).map(Number)),
        weight: SLOW.has(title) ? 0.05 : ENDING.has(title) ? 0.1 : method === 'GET' ? 1 : 1.5,
      };
    }),
  );
}
