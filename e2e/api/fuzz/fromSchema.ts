import type { Random } from './random';
import { oddString } from './values';

/** The parts of JSON Schema that docs/openapi.json uses. */
export type Schema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
};

/**
 * Generators of valid values, by field name. Valid values pass the schema, so the request also
 * tests the business rules and the database.
 */
export type Known = Record<string, (random: Random) => unknown>;

export function valueFrom(schema: Schema, name: string, known: Known, random: Random): unknown {
  const good = known[name];
  if (good && random.chance(0.9)) return good(random);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  const options = schema.oneOf ?? schema.anyOf;
  if (options) return valueFrom(random.pick(options), name, known, random);
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type;
  switch (type) {
    case 'object':
      return objectFrom(schema, known, random);
    case 'array':
      return Array.from({ length: random.below(4) }, () =>
        valueFrom(schema.items ?? {}, name, known, random),
      );
    case 'integer':
    case 'number':
      return numberFrom(schema, random);
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    case 'string':
      return stringFrom(schema, random);
    default:
      return oddString(random);
  }
}

function objectFrom(schema: Schema, known: Known, random: Random): Record<string, unknown> {
  const value: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(schema.properties ?? {})) {
    const isRequired = schema.required?.includes(name) ?? false;
    if (isRequired || random.chance(0.6)) value[name] = valueFrom(part, name, known, random);
  }
  return value;
}

function numberFrom({ minimum = -5, maximum = 1000, type }: Schema, random: Random): number {
  const edge = random.pick([minimum, maximum, minimum - 1, maximum + 1, 0, 1]);
  if (random.chance(0.4)) return edge;
  const value = minimum + random.below(Math.min(maximum - minimum, 1000) + 1);
  return type === 'integer' ? Math.trunc(value) : value;
}

function stringFrom({ minLength = 0, maxLength = 60 }: Schema, random: Random): string {
  if (random.chance(0.2)) return oddString(random);
  const length = random.pick([minLength, maxLength, minLength + 1, Math.max(minLength, 12)]);
  return 'Nepal repair '.repeat(Math.ceil(length / 13) + 1).slice(0, length);
}
