import type { FastifyInstance, FastifyReply } from 'fastify';
import { serverSecret } from '../../db';
import { pageAddress, refuse } from '../../http';
import { failure } from '../../runtime';
import type { Shop } from '../shop';
import { setCookie } from '../../auth';
import { DEVELOP_SCRIPT, PREVIEW_PATHS, STRIP_STYLE } from './previewStrip';
import { openPreview, previewOf } from './previews';
import { LIFE_MS, sealPreview } from './sealedPreview';

const OVER = 'This preview link has expired. Please request another one.';
const FORM = 'application/x-www-form-urlencoded';

/**
 * Adds the routes that the pages of a preview need: the link that opens it, the form that ends it,
 * and the styles of the bar.
 */
export function stripRoutes(
  app: FastifyInstance,
  { config, db, now }: Pick<Shop, 'config' | 'db' | 'now'>,
): void {
  const leave = (reply: FastifyReply, value: string, maxAgeMs: number) =>
    setCookie(config, reply, 'preview', value, maxAgeMs);

  app.get<{ Querystring: { with?: string; to?: string } }>(
    PREVIEW_PATHS.open,
    async (request, reply) => {
      const secret = await serverSecret(db, 'preview');
      const given = await openPreview({ db, now }, 'link', request.query.with);
      if (!given) return refuse(reply, failure('forbidden', { message: OVER }));
      const preview = { ...(await previewOf({ config, db, now }, request)), ...given };
      leave(reply, sealPreview(secret, 'cookie', preview, now()), LIFE_MS.cookie);
      return reply.header('cache-control', 'no-store').redirect(pathOf(request.query.to), 303);
    },
  );

  void app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, _body, done) => done(null));
    forms.post<{ Querystring: { to?: string } }>(PREVIEW_PATHS.reset, (request, reply) => {
      leave(reply, '', 0);
      return reply.redirect(pathOf(request.query.to), 303);
    });
  });

  const file = (path: string, type: string, text: string) =>
    app.get(path, (_request, reply) =>
      reply.type(type).header('cache-control', 'no-cache').send(text),
    );
  file(PREVIEW_PATHS.style, 'text/css; charset=utf-8', STRIP_STYLE);
  file(PREVIEW_PATHS.develop, 'text/javascript; charset=utf-8', DEVELOP_SCRIPT);
}

/** Returns the path in a requested address, so that the browser stays on this site. */
function pathOf(asked = '/'): string {
  const { pathname, search } = pageAddress(asked, 'http://site.invalid');
  return pathname.replace(/^\/{2,}/, '/') + search;
}
