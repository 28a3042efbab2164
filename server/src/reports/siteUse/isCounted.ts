import { cookieName } from '../../auth';
import { readCookie } from '../../http';

export type Asking = Parameters<typeof readCookie>[0];
type Place = { publicUrl?: string | undefined };

/** Matches how browsers identify themselves. Most other programs use another name. */
const BROWSER = /^(?:Mozilla|Opera)\//;
/**
 * Matches how other programs identify themselves. Leaves out phones of the brand Cubot, whose name
 * contains "bot".
 */
const PROGRAM =
  /(?<!cu)bot\b|crawl|spider|slurp|headless|preview|lighthouse|pagespeed|facebookexternalhit|pingdom|uptime|monitor|scan|archiver/i;
const FETCHED_AHEAD = /prefetch|prerender|preview/i;

/**
 * Returns whether a request counts in the statistics of the website. Staff, previews, and browsers
 * that ask not to be tracked do not count. Programs and prefetches do not count either. Reads only
 * headers, so it does not slow pages down.
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
