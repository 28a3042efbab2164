import * as z from 'zod/mini';
import { madePreviewSchema, previewChoiceSchema } from '@mcs-repairs/shared/domain/types/preview';
import { failures, refuse, type Routes } from '../../http';
import { failure } from '../../runtime';
import { serverSecret } from '../../db';
import { releaserOf, requireReleaser } from '../api/requireReleaser';
import { heldKeys } from '../store/releaseKeys';
import { remoteNameSchema } from '../store/registrySchema';
import { setCookie } from '../../auth';
import { choosePreview } from './choosePreview';
import { shown } from './preview';
import { PREVIEW_PATHS } from './previewStrip';
import { previewOf } from './previews';
import { LIFE_MS, LONGEST_SEAL, sealPreview } from './sealedPreview';
import type { Shop } from '../shop';

const NOWHERE = 'This server shows no previews: it has no store of remotes';
const TOO_MANY = 'So much cannot be previewed at once: leave the preview and begin with this one';

export const previewRoutes: Routes<Shop> = (api, shop, limit) => {
  const { config, db, now } = shop;
  const keys = heldKeys(config.releaseKeys);

  api.put(
    '/preview/:remote',
    {
      onRequest: requireReleaser(shop),
      config: limit(60),
      schema: {
        operationId: 'previewRelease',
        tags: ['releases'],
        summary: 'Show a stored version of a remote, or a developer’s own, to one browser only',
        description:
          'Staff see it from now on, beside what they preview already. `address` shows it to whoever opens it within ten minutes.',
        params: z.object({ remote: remoteNameSchema }),
        body: previewChoiceSchema,
        response: { 200: madePreviewSchema, ...failures(401, 403, 404, 422) },
      },
    },
    async (request, reply) => {
      const { remote } = request.params;
      const { by, maker, remote: ofToken, prefixes } = releaserOf(request);
      if (!config.remotesDir) return refuse(reply, failure('unavailable', { message: NOWHERE }));
      const place = { remotesDir: config.remotesDir, keys, localhost: config.previewLocalhost };
      const { show } = request.body;
      const chosen = choosePreview(place, { remote, show, prefixes, by: maker });
      if (!chosen.ok) return refuse(reply, chosen.failure);
      const secret = await serverSecret(db, 'preview');
      const before = ofToken === null ? await previewOf(shop, request) : null;
      const preview = { ...before, [remote]: chosen.value };
      const link = sealPreview(secret, 'link', preview, now());
      if (link.length > LONGEST_SEAL)
        return refuse(reply, failure('too-large', { message: TOO_MANY }));
      request.log.info({ remote, show, by }, 'preview made');
      if (ofToken === null) {
        const sealed = sealPreview(secret, 'cookie', preview, now());
        setCookie(config, reply, 'preview', sealed, LIFE_MS.cookie);
      }
      return {
        preview: Object.fromEntries(
          Object.entries(preview).map(([name, wanted]) => [name, shown(wanted)]),
        ),
        address: `${PREVIEW_PATHS.open}?with=${link}`,
      };
    },
  );
};
