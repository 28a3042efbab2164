import { valueFrom, type Known } from './fromSchema';
import { bodyOf, type Body } from './mutate';
import type { Operation } from './operations';
import type { Random } from './random';
import { oddString } from './values';

export type FuzzRequest = {
  title: string;
  method: string;
  /** The path of the request, including its query string. */
  target: string;
  headers: Record<string, string>;
  body?: Body;
  declared?: ReadonlySet<number>;
};

const STRAY = [
  '/api',
  '/api/',
  '/api/nothing',
  '/api/bookings/',
  '/api//bookings',
  '/api/bookings/%00',
  '/api/bookings/%E0%A4%A',
  '/api/bookings/..%2f..%2fetc%2fpasswd',
  '/api/posts/%ff',
  '/api/health',
  '/api/openapi.json',
  '/remotes.json',
  '/remotes/../server/dist/server.js',
  '/remotes/%2e%2e/%2e%2e/package.json',
  '/remotes/booking/..%5c..%5cpackage.json',
  '/shell/../../package.json',
  '/static/%2e%2e%2f%2e%2e%2fpackage.json',
  '/%',
  '/%c0%af',
  '/?q=%',
  '/shop?category=%00&search=%ff',
  '/repairs/iphone/%F0%9F%93%B1',
  '/nothing/here',
  `/${'a'.repeat(3000)}`,
  '//example.com',
  '/my-booking/wrong',
  '/community/unknown',
  '/sitemap.xml',
  '/robots.txt',
];

/**
 * Creates a random request for one operation. Most of its parts are valid, and some are unusual.
 */
export function drawRequest(operation: Operation, known: Known, random: Random): FuzzRequest {
  const headers: Record<string, string> = {};
  const query = new URLSearchParams();
  let path = operation.path;
  for (const { in: place, name, schema } of operation.parameters) {
    const isOdd = random.chance(0.3);
    const value = isOdd ? oddString(random) : String(valueFrom(schema ?? {}, name, known, random));
    if (place === 'path') path = path.replace(`{${name}}`, encode(value) || '-');
    else if (place === 'query') {
      if (random.chance(0.6)) query.append(name, wellFormed(value));
      if (random.chance(0.05)) query.append(name, wellFormed(oddString(random)));
    } else if (random.chance(0.8)) headers[name] = headerText(value);
  }
  if (random.chance(0.03)) query.append(wellFormed(oddString(random)), '1');
  if (random.chance(0.03)) headers['x-forwarded-for'] = headerText(oddString(random));
  if (random.chance(0.03)) headers.cookie = headerText(oddString(random));
  if (random.chance(0.02)) headers.origin = random.pick(['null', 'https://evil.example', 'x']);
  if (random.chance(0.02)) headers.authorization = headerText(oddString(random));
  const search = query.size ? `?${query}` : '';
  const needsBody = operation.body ?? (operation.method === 'POST' ? {} : undefined);
  return {
    title: `${operation.method} ${operation.path}`,
    method: operation.method,
    target: `${path}${search}`,
    headers,
    ...(needsBody && { body: bodyOf(valueFrom(needsBody, '', known, random), random) }),
    declared: operation.declared,
  };
}

/** Creates a random request with a path or method that the API document does not contain. */
export function drawStray(random: Random): FuzzRequest {
  const method = random.pick([
    'GET',
    'GET',
    'GET',
    'POST',
    'PUT',
    'DELETE',
    'PATCH',
    'OPTIONS',
    'HEAD',
  ]);
  const target = random.pick(STRAY);
  const body = method === 'POST' || method === 'PUT' ? bodyOf({ a: 1 }, random) : undefined;
  return { title: 'stray', method, target, headers: {}, ...(body && { body }) };
}

const wellFormed = (text: string) => text.replace(/[\ud800-\udfff]/g, '\ufffd');
const encode = (text: string) => encodeURIComponent(wellFormed(text)).replaceAll('.', '%2E');
/** Replaces characters that Node refuses to send in a header. */
const headerText = (text: string) => text.replace(/[^\x20-\x7e]/g, '?').slice(0, 4000);
