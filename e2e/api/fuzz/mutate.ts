import type { Random } from './random';
import { deepText, longText, oddString, oddValue } from './values';

/** The server accepts forms up to this size, in bytes. */
export const BODY_LIMIT = 24 << 10;

/** A request body. Its text may be invalid JSON. */
export type Body = { text: string; contentType: string | undefined };

/** Turns a value into a request body. At random, the body is valid, damaged or missing. */
export function bodyOf(value: unknown, random: Random): Body {
  const contentType = random.chance(0.04)
    ? random.pick([
        'text/plain',
        'application/xml',
        'application/json; charset=utf-16',
        '',
        'a/b/c',
      ])
    : 'application/json';
  if (random.chance(0.05)) return { text: brokenText(random), contentType };
  if (random.chance(0.06)) return { text: JSON.stringify(lengthen(value, random)), contentType };
  const mutated = random.chance(0.55) ? value : mutate(value, random);
  return { text: JSON.stringify(mutated) ?? '', contentType };
}

function brokenText(random: Random): string {
  return random.pick([
    '',
    '{',
    '[1,',
    'nul',
    '{"a":1}x',
    '{"__proto__":{"isAdmin":true}}',
    '{"constructor":{"prototype":{"x":1}}}',
    '{"a":1,"a":2}',
    '\ufeff{}',
    '"\ud800"',
    deepText(200),
    deepText(20_000),
    `{"a":"${'x'.repeat(200_000)}"}`,
    '1e999',
    '-',
  ]);
}

/** Extends one text of the value until the whole body has the maximum size. */
function lengthen(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const texts = Object.entries(value).filter(([, part]) => typeof part === 'string');
  if (!texts.length) return value;
  const [name] = random.pick(texts);
  const rest = Buffer.byteLength(JSON.stringify({ ...value, [name]: '' }));
  return { ...value, [name]: longText(BODY_LIMIT - rest, random) };
}

/** Changes, removes or adds one randomly chosen part inside a value. */
function mutate(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || random.chance(0.05)) return oddValue(random);
  if (Array.isArray(value)) {
    if (!value.length || random.chance(0.3)) return [...value, oddValue(random)];
    const at = random.below(value.length);
    return value.map((part: unknown, index) => (index === at ? mutate(part, random) : part));
  }
  const entries = Object.entries(value);
  if (!entries.length || random.chance(0.15)) {
    return { ...value, [oddString(random)]: oddValue(random) };
  }
  const [name, part] = random.pick(entries);
  if (random.chance(0.2)) return Object.fromEntries(entries.filter(([key]) => key !== name));
  return { ...value, [name]: mutate(part, random) };
}
