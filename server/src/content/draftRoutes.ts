import type { FastifyInstance } from 'fastify';
import { setCookie } from '../auth';
import { pageAddress, refuse, tidyPath } from '../http';
import { failure } from '../runtime';
import { DRAFT_COOKIE, DRAFT_MS, DRAFT_PATHS, findDraft, pageOf } from './contentPreviews';
import type { Shop } from './shop';

const OVER =
  'This preview link has expired, or a colleague made it. Please open the preview from the form again.';

type Place = Pick<Shop, 'db' | 'now' | 'config'>;

/** Adds the routes that open and close the preview of a draft. */
export function draftRoutes(app: FastifyInstance, place: Place): void {
  app.get<{ Querystring: { draft?: string } }>(DRAFT_PATHS.open, async (request, reply) => {
    const { draft } = request.query;
    const found = draft && (await findDraft(place, request, draft));
    if (!found) return refuse(reply, failure('forbidden', { message: OVER }));
    setCookie(place.config, reply, DRAFT_COOKIE, draft, DRAFT_MS);
    return reply.header('cache-control', 'no-store').redirect(pageOf(found), 303);
  });
  app.get<{ Querystring: { to?: string } }>(DRAFT_PATHS.leave, async (request, reply) => {
    setCookie(place.config, reply, DRAFT_COOKIE, '', 0);
    const { pathname, search } = pageAddress(request.query.to ?? '/', 'http://site.invalid');
    return reply.header('cache-control', 'no-store').redirect(tidyPath(pathname) + search, 303);
  });
}
