import type {
  FastifyBaseLogger,
  FastifyReply,
  FastifyRequest,
  FastifyServerOptions,
} from 'fastify';
import type { Config } from '../config';

/** A secret of a private link, of a set-up link, or anything as long and random. */
const SECRET = /[\w-]{32,}/g;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** A path as it may be logged: no query (searches hold names), no secrets. Ids stay. */
export function loggedPath(url: string): string {
  const [path = ''] = url.split('?');
  return path.slice(0, 200).replace(SECRET, (found) => (UUID.test(found) ? found : '[secret]'));
}

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
export function loggerOptions(level: Config['logLevel']): FastifyServerOptions['logger'] {
  return {
    level,
    base: undefined,
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: loggedPath(request.url) }),
      res: (reply: Pick<FastifyReply, 'statusCode'>) => ({ statusCode: reply.statusCode }),
      err: loggedError as never,
    },
  };
}

export type Logger = FastifyBaseLogger;
