import { cookieName } from '../../auth';
import { readCookie } from '../../http';

export type Asking = Parameters<typeof readCookie>[0];
type Place = { publicUrl?: string | undefined };

/** Browsers name themselves so. Other programs mostly do not. */
const BROWSER = /^(?:Mozilla|Opera)\//;
/** Cubot makes phones. */
const PROGRAM =
  /(?<!cu)bot\b|crawl|spider|slurp|headless|preview|lighthouse|pagespeed|facebookexternalhit|pingdom|uptime|monitor|scan|archiver/i;
const FETCHED_AHEAD = /prefetch|prerender|preview/i;

/**
 * Returns whether this request counts in the figures of the website. It does not count if the
 * browser asks not to be tracked, if a program or a prefetch sends it, or if the browser belongs to
 * staff or shows a preview. Reads only headers, so that it costs a page nothing.
 */
export function isCounted(place: Place, request: Asking): boolean {
  const { headers } = request;
  if (headers.dnt === '1' || headers['sec-gpc'] === '1') return false;
  const userAgent = headers['user-agent'] ?? '';
  if (!BROWSER.test(userAgent) || PROGRAM.test(userAgent)) return false;
  const ahead = [headers['sec-purpose'], headers.purpose, headers['x-purpose'], headers['x-moz']];
  if (ahead.some((purpose) => FETCHED_AHEAD.test(String(purpose)))) return false;
  const has = (name: string) => readCookie(request, cookieName(place, name)) !== undefined;
  return request.method !== 'HEAD' && !has('session') && !has('preview');
}
