import * as contract from '@mcs-repairs/shared/domain/contract/content';
import { actorIn, serveStaff } from '../auth';
import { noteDone, type Routes } from '../http';
import { draftLink } from './contentPreviews';
import { publishContent, undoContent } from './publishContent';
import type { Shop } from './shop';
import { contentNow, latestEditions } from './storedContent';

export const contentRoutes: Routes<Shop> = (api, shop) => {
  const serveToStaff = serveStaff(api, shop);

  serveToStaff(contract.readContentSettings, async () => ({
    ok: true,
    value: {
      content: await contentNow(shop, shop.db),
      builtIn: shop.config.deployedShop,
      editions: await latestEditions(shop.db),
    },
  }));

  serveToStaff(contract.publishContent, async ({ body }, by, { log }) => {
    const outcome = await publishContent(shop, body, actorIn(by));
    if (outcome.ok) noteDone(log, 'content-published', { by: by.staff.id });
    return outcome;
  });

  serveToStaff(contract.undoContent, async ({ body }, by, { log }) => {
    const outcome = await undoContent(shop, body, actorIn(by));
    if (outcome.ok) noteDone(log, 'content-undone', { by: by.staff.id });
    return outcome;
  });

  serveToStaff(contract.previewContent, async ({ body }) => ({
    ok: true,
    value: { link: await draftLink(shop, body) },
  }));
};
