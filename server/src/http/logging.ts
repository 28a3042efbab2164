import type {
  FastifyBaseLogger,
  FastifyReply,
  FastifyRequest,
  FastifyServerOptions,
} from 'fastify';
import { traceFields } from '../runtime';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/**
 * Matches long random text, such as the secrets of private links. Leaves out the field `trace_id`,
 * which is no secret. In the log, quotation marks inside a text are escaped, so no text can look
 * like this field.
 */
const SECRET = /(?<!"trace_id":")[\w-]{32,}/g;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const LONGEST_PATH = 200;

/** Replaces secrets in a log line and keeps ids. Every log line passes through this function. */
export const withoutSecrets = (text: string): string =>
  text.replace(SECRET, (found) => (UUID.test(found) ? found : '[secret]'));

/**
 * Returns a path for the log, without secrets. Also without the query, because searches contain
 * names.
 */
export function loggedPath(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1);
  // The path is decoded first, because the router decodes it too, and shortened last. Otherwise,
  // the pattern would not find a secret that is percent-encoded or cut in half.
  return withoutSecrets(decoded(path)).slice(0, LONGEST_PATH);
}

/** Decodes percent-encoded letters, digits, `-` and `_`, and leaves other percent-encoding. */
const decoded = (path: string) =>
  path.replace(/%(?:2d|5f|3\d|[46][1-9a-f]|[57][\da])/gi, (escape) =>
    String.fromCharCode(Number.parseInt(escape.slice(1), 16)),
  );

/**
 * Returns an error for the log, without values. Messages of database drivers may contain what a
 * user typed.
 */
export function loggedError(error: Error & { code?: string }) {
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const own = error.code === undefined || /^(FST_|ERR_|E[A-Z]+$)/.test(String(error.code));
  return {
    type: error.name,
    code: error.code,
    message: own ? error.message : undefined,
    stack: frames.slice(0, 12).join('\n'),
  };
}

/**
 * Returns the settings of the log. It has one line of JSON for each event. A line has the id of the
 * request, but no addresses, bodies or headers.
 */
export function loggerOptions(level: (typeof LOG_LEVELS)[number]): FastifyServerOptions['logger'] {
  return {
    level,
    base: undefined,
    mixin: traceFields,
    // Removes secrets from complete lines, because messages, stack traces and the output of render
    // workers may contain them.
    hooks: { streamWrite: withoutSecrets },
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: loggedPath(request.url) }),
      res: (reply: Pick<FastifyReply, 'statusCode'>) => ({ statusCode: reply.statusCode }),
      err: loggedError as never,
    },
  };
}

export type Logger = FastifyBaseLogger;
