import {
  listReleaseTokens,
  makeReleaseToken,
  withdrawReleaseToken,
} from '@mcs-repairs/shared/domain/contract/releases';
import { actorIn, serveStaff } from '../../auth';
import type { Routes } from '../../http';
import { refused } from '../../runtime';
import type { Shop } from '../shop';
import * as steps from './releaseTokens';
import { allReleaseTokens } from './storedReleaseTokens';

export const releaseTokenRoutes: Routes<Shop> = (api, shop, limit) => {
  const serve = serveStaff(api, shop);

  serve(listReleaseTokens, async () => ({ ok: true, value: await allReleaseTokens(shop.db) }));

  serve(
    makeReleaseToken,
    async ({ body }, signedIn, { log }) => {
      const by = actorIn(signedIn);
      const outcome = await steps.makeReleaseToken(shop, body, by);
      if (outcome.ok) log.info({ token: outcome.value.id, by: by.staffId }, 'release token made');
      return outcome;
    },
    { config: limit(30) },
  );

  serve(withdrawReleaseToken, async ({ params: { id } }, signedIn, { log }) => {
    const by = actorIn(signedIn);
    const isGone = await steps.withdrawReleaseToken(shop, id, by);
    if (!isGone) return refused('not-found');
    log.info({ token: id, by: by.staffId }, 'release token withdrawn');
    return { ok: true, value: null };
  });
};
