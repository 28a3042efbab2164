import { cookieName } from '../../auth';
import { readCookie } from '../../http';

export type Asking = Parameters<typeof readCookie>[0];
type Place = { publicUrl?: string | undefined };

/** Matches the name that browsers send. Most other programs send another name. */
const BROWSER = /^(?:Mozilla|Opera)\//;
/** The pattern excludes phones of the brand Cubot, whose name contains "bot". */
const PROGRAM =
  /(?<!cu)bot\b|crawl|spider|slurp|headless|preview|lighthouse|pagespeed|facebookexternalhit|pingdom|uptime|monitor|scan|archiver/i;
const FETCHED_AHEAD = /prefetch|prerender|preview/i;

/**
 * Returns whether a request counts in the statistics of the website. It does not count if the
 * browser asks not to be tracked, belongs to staff or shows a preview. It also does not count if a
 * program or a prefetch sends the request. The function reads only headers, so it does not slow
 * pages down.
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
