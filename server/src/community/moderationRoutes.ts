import {
  changeCommunityRules,
  dismissReports,
  hideReply,
  listReviews,
  moderatePost,
  readCommunityRules,
  reviewPost,
} from '@mcs-repairs/shared/domain/contract/community';
import { actorIn, serveStaff } from '../auth';
import type { Routes } from '../http';
import { changeRules, readRules } from './communityRules';
import * as moderation from './moderatePosts';
import * as reviews from './reviewPosts';
import type { Shop } from './shop';

/** Operations with which staff moderate threads and replies. */
export const moderationRoutes: Routes<Shop> = (api, shop) => {
  const serve = serveStaff(api, shop);

  serve(moderatePost, ({ params, body }, by) =>
    moderation.moderatePost(shop, params.id, body, actorIn(by)),
  );

  serve(dismissReports, ({ params, query }) =>
    moderation.dismissReports(shop, params.id, query.until),
  );

  serve(hideReply, ({ params, body }, by) =>
    moderation.moderateReply(shop, params, body.hidden, actorIn(by)),
  );

  serve(listReviews, async () => ({ ok: true, value: await reviews.listReviews(shop.db) }));

  serve(reviewPost, ({ params, body }, by) =>
    reviews.reviewPost(shop, params.id, body, actorIn(by)),
  );

  serve(readCommunityRules, async () => ({ ok: true, value: await readRules(shop.db) }));

  serve(changeCommunityRules, ({ body }, by) => changeRules(shop, body, actorIn(by)));
};
