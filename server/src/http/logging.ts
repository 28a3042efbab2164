import type {
  FastifyBaseLogger,
  FastifyReply,
  FastifyRequest,
  FastifyServerOptions,
} from 'fastify';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** A secret of a private link, of a set-up link, or anything as long and random. */
const SECRET = /[\w-]{32,}/g;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const LONGEST_PATH = 200;

/** Text without secrets. Ids stay. Every line of the log goes through it as it is written, wherever its parts come from. */
export const withoutSecrets = (text: string): string =>
  text.replace(SECRET, (found) => (UUID.test(found) ? found : '[secret]'));

/** A path as it may be logged: no query (searches hold names), no secrets. */
export function loggedPath(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1);
  // Shortened last: half a secret is not known for one. One with escapes in it is read as the router reads it.
  return withoutSecrets(decoded(path)).slice(0, LONGEST_PATH);
}

/** Letters, digits, `-` and `_` that were escaped, as themselves; other escapes stay, whatever they hold. */
const decoded = (path: string) =>
  path.replace(/%(?:2d|5f|3\d|[46][1-9a-f]|[57][\da])/gi, (escape) =>
    String.fromCharCode(Number.parseInt(escape.slice(1), 16)),
  );

/** An error without values: messages of database drivers may quote what somebody typed. */
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

/** One line of JSON per event: request ids, no addresses, no bodies, no headers. */
export function loggerOptions(level: (typeof LOG_LEVELS)[number]): FastifyServerOptions['logger'] {
  return {
    level,
    base: undefined,
    // What a message, a stack or a worker's words quote is not for each of them to know.
    hooks: { streamWrite: withoutSecrets },
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: loggedPath(request.url) }),
      res: (reply: Pick<FastifyReply, 'statusCode'>) => ({ statusCode: reply.statusCode }),
      err: loggedError as never,
    },
  };
}

export type Logger = FastifyBaseLogger;
