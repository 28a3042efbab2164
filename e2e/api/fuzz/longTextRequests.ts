import type { FuzzRequest } from './drawRequest';
import { valueFrom, type Known } from './fromSchema';
import { BODY_LIMIT } from './mutate';
import type { Operation } from './operations';
import type { Random } from './random';
import { longTexts } from './values';

/** A body must have room for a text of this many bytes. */
const ROOM = 1024;

/**
 * Returns requests with the longest possible text: one for each text field of each body and each
 * text that may slow down a regular expression. The other fields of the body are valid.
 */
export function* longTextRequests(
  operations: readonly Operation[],
  known: Known,
  random: Random,
): Generator<FuzzRequest> {
  for (const { method, path, body, declared } of operations) {
    if (!body) continue;
    // A body can have several variants with different fields. Eight random bodies contain nearly
    // all fields.
    const drawn = Array.from({ length: 8 }, () => valueFrom(body, '', known, random));
    const byField = new Map<string, { value: object; rest: number }>();
    for (const value of drawn) {
      if (typeof value !== 'object' || value === null) continue;
      for (const [field, part] of Object.entries(value)) {
        const rest = Buffer.byteLength(JSON.stringify({ ...value, [field]: '' }));
        // The other fields can be long, too. Of all bodies, the shortest has most room for the text.
        const shortest = byField.get(field)?.rest ?? BODY_LIMIT - ROOM;
        if (typeof part === 'string' && rest < shortest) byField.set(field, { value, rest });
      }
    }
    for (const [field, { value, rest }] of byField) {
      for (const text of longTexts(BODY_LIMIT - rest)) {
        yield {
          title: `${method} ${path}`,
          method,
          target: path.replaceAll(/\{\w+\}/g, 'none'),
          headers: {},
          body: {
            text: JSON.stringify({ ...value, [field]: text }),
            contentType: 'application/json',
          },
          declared,
        };
      }
    }
  }
}
