import * as contract from '@mcs-repairs/shared/domain/contract/community';
import { followTokenSchema } from '@mcs-repairs/shared/domain/types/community';
import { networkKey } from '../abuseLimits';
import { type Api, answer, failures, nothingSchema, type Routes, serve } from '../http';
import * as follows from './follows';
import type { Shop } from './shop';

/** Operations with which visitors follow a thread by email. */
export const followRoutes: Routes<Shop> = (api, shop, limit) => {
  serve(api, contract.followThread, { config: limit(20) }, async ({ params, body }, request) =>
    follows.followThread(shop, params.id, body, await networkKey(shop.db, request.ip)),
  );

  serve(api, contract.confirmFollow, { config: limit(30) }, ({ body }) =>
    follows.confirmFollow(shop, body.token),
  );

  serve(api, contract.endFollow, { config: limit(30) }, ({ body }) =>
    follows.endFollow(shop, body.token),
  );

  // One-click unsubscribe (RFC 8058): mail programs post a form to the address in the List-Unsubscribe header.
  void api.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null));
    (scope as Api).post(
      '/follow-ends',
      {
        config: limit(30),
        schema: {
          operationId: 'endFollowByMail',
          tags: ['community'],
          summary: 'A mail program stops emails about new replies; a repeat changes nothing',
          querystring: followTokenSchema,
          response: { 204: nothingSchema, ...failures(403, 404, 422) },
        },
      },
      async (request, reply) =>
        answer(reply, await follows.endFollow(shop, request.query.token), 204),
    );
  });
};
