import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { type HttpSettings, limits, loggedPath, type Metrics } from '../http';

const BODY_LIMIT = 16 << 10;
const PER_MINUTE = 30;
/** The maximum number of reports in one request. Browsers send all reports of a page together. */
const MOST_REPORTS = 20;
/**
 * The maximum number of lines about reports in the log in a minute. The metric counts all reports.
 */
const MOST_LINES = 20;
const MINUTE_MS = 60_000;

const DIRECTIVES = [
  'base-uri',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'worker-src',
];
/**
 * What a browser reports instead of an address if it blocked something without an address, such as
 * inline code.
 */
const KEYWORDS = ['inline', 'eval', 'wasm-eval', 'trusted-types-sink', 'trusted-types-policy'];

const text = z.catch(z.string(), '');
/**
 * Reports in the format of the Reporting API (`report-to`), and in that of the older `report-uri`.
 */
const reportSchema = z.union([
  z.object({
    type: z.literal('csp-violation'),
    body: z.object({ effectiveDirective: text, blockedURL: text, documentURL: text }),
  }),
  z.object({
    'csp-report': z.object({
      'effective-directive': text,
      'violated-directive': text,
      'blocked-uri': text,
      'document-uri': text,
    }),
  }),
]);

type Violation = { directive: string; blocked: string; page: string };

/**
 * Returns a report for the log without data about the visitor: without queries and secrets, and
 * with only the origin of other sites. Null if the report is invalid.
 */
function violationOf(report: unknown): Violation | null {
  const parsed = reportSchema.safeParse(report);
  if (!parsed.success) return null;
  const { data } = parsed;
  if ('body' in data) {
    const { effectiveDirective, blockedURL, documentURL } = data.body;
    return violation(effectiveDirective, blockedURL, documentURL);
  }
  const old = data['csp-report'];
  const directive = old['effective-directive'] || (old['violated-directive'].split(' ')[0] ?? '');
  return violation(directive, old['blocked-uri'], old['document-uri']);
}

const violation = (directive: string, blocked: string, page: string): Violation => ({
  directive: DIRECTIVES.includes(directive) ? directive : 'other',
  blocked: KEYWORDS.includes(blocked) ? blocked : originOf(blocked),
  page: URL.canParse(page) ? loggedPath(new URL(page).pathname) : 'unknown',
});

function originOf(address: string): string {
  if (!URL.canParse(address)) return 'unknown';
  const { origin, protocol } = new URL(address);
  return origin === 'null' ? protocol.slice(0, 30) : origin.slice(0, 200);
}

/**
 * The operation to which browsers report violations of the content policy. Counts reports by
 * directive, and logs a limited number of them.
 */
export function policyReportRoutes(
  api: FastifyInstance,
  config: Pick<HttpSettings, 'rateLimits'>,
  metrics: Metrics,
): void {
  let lines = 0;
  let minuteBegan = 0;
  const mayLog = () => {
    if (Date.now() - minuteBegan > MINUTE_MS) {
      minuteBegan = Date.now();
      lines = 0;
    }
    lines += 1;
    return lines <= MOST_LINES;
  };

  // The routes have their own Fastify scope, because no other route accepts these content types.
  void api.register(async (reports) => {
    const types = ['application/reports+json', 'application/csp-report'];
    const parse = reports.getDefaultJsonParser('error', 'error');
    reports.addContentTypeParser(types, { parseAs: 'string' }, parse);
    reports.post(
      '/policy-reports',
      { bodyLimit: BODY_LIMIT, config: limits(config)(PER_MINUTE), schema: { hide: true } },
      async ({ body, log }, reply) => {
        const sent: unknown[] = Array.isArray(body) ? body : [body];
        for (const found of sent.slice(0, MOST_REPORTS).map(violationOf)) {
          if (!found) continue;
          metrics.policyReports.inc({ directive: found.directive });
          if (mayLog()) log.warn(found, 'content policy');
        }
        return reply.code(204).send();
      },
    );
  });
}
