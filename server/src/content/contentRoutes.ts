import { BUILT_IN_SECTIONS } from '@mcs-repairs/shared/domain/catalogue/builtInSections';
import * as contract from '@mcs-repairs/shared/domain/contract/content';
import { previewModel } from '@mcs-repairs/shared/domain/contract/models';
import type { SiteContent } from '@mcs-repairs/shared/domain/types/content';
import { actorIn, serveStaff } from '../auth';
import { draftModel } from '../catalogue';
import { noteDone, serve, type Routes } from '../http';
import { draftLinks } from './contentPreviews';
import { legalText, legalVersions } from './legalVersions';
import { publishContent, undoContent } from './publishContent';
import type { Shop } from './shop';
import { contentNow, latestEditions, sectionInForce, sectionNow } from './storedContent';

/**
 * The maximum size of a request in bytes. A legal page may have dozens of long chapters, and a
 * Nepali letter takes three bytes.
 */
const BODY_LIMIT = 1 << 20;
/**
 * The maximum number of requests for texts from one network in a minute. When a visitor moves to a
 * page without a reload, the browser sends such a request.
 */
const READS = 600;

export const contentRoutes: Routes<Shop> = (api, shop, limit) => {
  const serveToStaff = serveStaff(api, shop);

  serveToStaff(contract.readContentSettings, async () => ({
    ok: true,
    value: {
      content: contentOf(await contentNow(shop, shop.db)),
      builtIn: shop.config.deployedShop,
      editions: await latestEditions(shop.db),
    },
  }));

  serveToStaff(contract.readSection, async ({ params: { section } }) => ({
    ok: true,
    value: { builtIn: [...BUILT_IN_SECTIONS[section]], ...(await sectionNow(shop.db, section)) },
  }));

  serve(api, contract.readSectionTexts, { config: limit(READS) }, async ({ params }) => {
    const entries = await sectionInForce(shop, shop.db, params.section);
    return { ok: true, value: { entries: [...(entries ?? BUILT_IN_SECTIONS[params.section])] } };
  });

  serve(api, contract.listLegalVersions, { config: limit(READS) }, async ({ params }) => ({
    ok: true,
    value: { versions: await legalVersions(shop, shop.db, params.page) },
  }));

  serve(api, contract.readLegalVersion, { config: limit(READS) }, ({ params }) =>
    legalText(shop, shop.db, params),
  );

  serveToStaff(
    contract.publishContent,
    async ({ body }, by, { log }) => {
      const outcome = await publishContent(shop, body, actorIn(by));
      if (outcome.ok) noteDone(log, 'content-published', { by: by.staff.id });
      return outcome;
    },
    { bodyLimit: BODY_LIMIT },
  );

  serveToStaff(contract.undoContent, async ({ body }, by, { log }) => {
    const outcome = await undoContent(shop, body, actorIn(by));
    if (outcome.ok) noteDone(log, 'content-undone', { by: by.staff.id });
    return outcome;
  });

  serveToStaff(
    contract.previewContent,
    async ({ body }) => ({ ok: true, value: await draftLinks(shop, body) }),
    { bodyLimit: BODY_LIMIT },
  );

  serveToStaff(previewModel, async ({ body }, { staff }) => {
    const model = await draftModel(shop.db, body);
    if (!model.ok) return model;
    return { ok: true, value: await draftLinks(shop, { model: model.value, by: staff.id }) };
  });
};

const contentOf = ({ revision, profile, banner }: SiteContent): SiteContent => ({
  revision,
  profile,
  banner,
});
