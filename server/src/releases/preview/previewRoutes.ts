import { previewRelease } from '@mcs-repairs/shared/domain/contract/releases';
import { setCookie } from '../../auth';
import { serve, type Routes } from '../../http';
import { releaserOf, requireReleaser } from '../api/requireReleaser';
import type { Shop } from '../shop';
import { heldKeys } from '../store/releaseKeys';
import { makePreview } from './makePreview';
import { shown } from './preview';
import { PREVIEW_PATHS } from './previewStrip';
import { previewOf } from './previews';
import { LIFE_MS } from './sealedPreview';

export const previewRoutes: Routes<Shop> = (api, shop, limit) => {
  const { config, db, now } = shop;
  const place = { config, db, now, keys: heldKeys(config.releaseKeys) };
  const onRequest = requireReleaser(shop);
  serve(
    api,
    previewRelease,
    { onRequest, config: limit(60) },
    async ({ params: { remote }, body: { show } }, request, reply) => {
      const releaser = releaserOf(request);
      const made = await makePreview(place, {
        ...{ remote, show, releaser },
        before: () => previewOf(shop, request),
      });
      if (!made.ok) return made;
      const { preview, link, cookie } = made.value;
      request.log.info({ remote, show, by: releaser.by }, 'preview made');
      if (cookie) setCookie(config, reply, 'preview', cookie, LIFE_MS.cookie);
      const shownNow = Object.entries(preview).map(([name, wanted]) => [name, shown(wanted)]);
      const value = {
        preview: Object.fromEntries(shownNow) as Record<string, string>,
        address: `${PREVIEW_PATHS.open}?with=${link}`,
      };
      return { ok: true, value };
    },
  );
};
