/** The parts of an OpenAPI document whose components get names in this file. */
export type Document = {
  paths: Record<string, unknown>;
  components: { schemas: Record<string, unknown>; responses?: Record<string, unknown> };
};
type Operation = { responses: Record<string, object> };

const INPUT = 'Input';
const PREFIX = '#/components/schemas/';

/**
 * Gives every component of an OpenAPI document one name. A schema may have two descriptions, one
 * for responses and one for requests. The second one's name ends in `Input`. If only one of them is
 * used, or if both are equal, the name has no such ending. Components that nothing refers to are
 * removed.
 */
export function nameComponents<T extends Document>(document: T): T {
  let named = dropUnused(document);
  for (const name of Object.keys(named.components.schemas)) {
    if (!name.endsWith(INPUT)) continue;
    const plain = name.slice(0, -INPUT.length);
    const { [name]: taken, [plain]: sent } = named.components.schemas;
    if (sent === undefined || saysTheSame(taken, sent)) named = rename(named, name, plain);
  }
  return dropUnused(named);
}

const saysTheSame = (one: unknown, other: unknown) =>
  JSON.stringify(one).replaceAll(`${INPUT}"`, '"') === JSON.stringify(other);

function rename<T extends Document>(document: T, from: string, to: string): T {
  const { [from]: moved, ...schemas } = document.components.schemas;
  const all = { ...schemas, [to]: schemas[to] ?? moved };
  const next = { ...document, components: { ...document.components, schemas: all } };
  const reference = (name: string) => JSON.stringify(`${PREFIX}${name}`);
  return JSON.parse(JSON.stringify(next).replaceAll(reference(from), reference(to))) as T;
}

function dropUnused<T extends Document>(document: T): T {
  const { schemas } = document.components;
  const used = new Set<string>();
  const follow = (part: unknown) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      follow(schemas[name] ?? null);
    }
  };
  follow([document.paths, document.components.responses ?? {}]);
  const kept = Object.entries(schemas).filter(([name]) => used.has(name));
  const sorted = Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1)));
  return { ...document, components: { ...document.components, schemas: sorted } };
}

/**
 * Describes the errors of each status only once, because they are the same for every route. The
 * descriptions have names such as `Refusal422`.
 */
export function nameRefusals<T extends Document>(document: T): T {
  const responses: Record<string, unknown> = {};
  const named = (methods: unknown) =>
    mapValues(methods as Record<string, Operation>, (operation) => ({
      ...operation,
      responses: mapValues(operation.responses, (response, status) => {
        if (Number(status) < 400) return response;
        const name = `Refusal${status}`;
        responses[name] ??= response;
        return { $ref: `#/components/responses/${name}` };
      }),
    }));
  const paths = mapValues(document.paths, named);
  return { ...document, paths, components: { ...document.components, responses } };
}

function mapValues<From, To>(record: Record<string, From>, map: (value: From, key: string) => To) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));
}
