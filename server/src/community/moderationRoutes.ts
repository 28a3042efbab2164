import {
  dismissReports,
  hideReply,
  moderatePost,
} from '@mcs-repairs/shared/domain/contract/community';
import { serveStaff } from '../auth';
import type { Routes } from '../http';
import * as moderation from './moderatePosts';
import type { Shop } from './shop';

/** Operations with which staff moderate threads and replies. */
export const moderationRoutes: Routes<Shop> = (api, shop) => {
  const serve = serveStaff(api, shop);

  serve(moderatePost, ({ params, body }) => moderation.moderatePost(shop, params.id, body));

  serve(dismissReports, ({ params, query }) =>
    moderation.dismissReports(shop, params.id, query.until),
  );

  serve(hideReply, ({ params: { id, replyId }, body }) =>
    moderation.moderateReply(shop, id, replyId, body.hidden),
  );
};
