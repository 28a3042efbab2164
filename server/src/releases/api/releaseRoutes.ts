import type { Readable } from 'node:stream';
import * as z from 'zod/mini';
import {
  releaseChoiceSchema,
  releaseListSchema,
  releaseVerificationSchema,
  remoteReleasesSchema,
  storedReleaseSchema,
  verificationRequestSchema,
} from '@mcs-repairs/shared/domain/types/release';
import { answer, type Api, failures, refuse, type Routes } from '../../http';
import { failure } from '../../runtime';
import { collectReleases } from '../store/collectReleases';
import { remoteNameSchema, versionSchema } from '../store/registrySchema';
import { chooseRelease, verifyRelease } from './chooseRelease';
import { listReleases, listRemotes } from './listReleases';
import { TAR, TAR_GZ } from './receiveUpload';
import { releaserOf, requireReleaser } from './requireReleaser';
import { releaseSite } from './releaseSite';
import { releaseIntake } from './takeRelease';
import { withdrawArea } from './withdrawArea';
import type { Shop } from '../shop';

const paramsSchema = z.object({ remote: remoteNameSchema });
const versionParamsSchema = z.extend(paramsSchema, { version: versionSchema });

/** Of one remote, as kept: the rest is nobody's way back. */
const MOST_VERSIONS = 100;

export const releaseRoutes: Routes<Shop> = (api, shop, limit) => {
  api.decorateRequest('releaser', null);
  const onRequest = requireReleaser(shop);
  const listensAt = () => {
    const address = api.server.address();
    return typeof address === 'object' && address ? address.port : null;
  };
  const { site, close } = releaseSite(shop, listensAt, (err) =>
    api.log.warn({ err }, 'a release could not be compressed'),
  );
  api.addHook('onClose', close);
  const takeRelease = releaseIntake();
  const mostBytes = shop.config.releaseMb << 20;
  const room = { versions: MOST_VERSIONS, bytes: shop.config.releaseStoreMb * 2 ** 20 };

  api.get(
    '/releases',
    {
      onRequest,
      config: limit(300),
      schema: {
        operationId: 'listReleases',
        tags: ['releases'],
        summary: 'Versions of every remote, or of the one that the token releases',
        response: { 200: releaseListSchema, ...failures(401) },
      },
    },
    async (request, reply) => {
      const found = site();
      if (!found.ok) return refuse(reply, found.failure);
      const { remote } = releaserOf(request);
      const remotes = listRemotes(found.value.remotesDir, shop.releaseHealth);
      return { remotes: remotes.filter((each) => remote === null || each.remote === remote) };
    },
  );

  api.get(
    '/releases/:remote',
    {
      onRequest,
      config: limit(300),
      schema: {
        operationId: 'readReleases',
        tags: ['releases'],
        summary: 'Versions of one remote and its last activations',
        params: paramsSchema,
        response: { 200: remoteReleasesSchema, ...failures(401, 403, 422) },
      },
    },
    async (request, reply) => {
      const found = site();
      if (!found.ok) return refuse(reply, found.failure);
      return listReleases(found.value.remotesDir, request.params.remote, shop.releaseHealth);
    },
  );

  // Its body is read as it comes, by the step that knows how much it may be.
  void api.register(async (scope) => {
    const uploads = scope as Api;
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser([TAR, TAR_GZ], (_request, payload, done) => done(null, payload));
    uploads.post(
      '/releases/:remote',
      {
        onRequest,
        config: limit(120),
        bodyLimit: mostBytes,
        schema: {
          operationId: 'storeRelease',
          tags: ['releases'],
          summary:
            'Store a version of a remote: a tar of its build with release.json, gzipped or not',
          description:
            'The version is there afterwards and not active. The same content again is the version that is there.',
          consumes: [TAR, TAR_GZ],
          params: paramsSchema,
          response: {
            200: storedReleaseSchema,
            201: storedReleaseSchema,
            ...failures(401, 403, 409, 422),
          },
        },
      },
      async (request, reply) => {
        const found = site();
        if (!found.ok) return refuse(reply, found.failure);
        const isGzipped = request.headers['content-type'] === TAR_GZ;
        const body = request.body as Readable | null | undefined;
        if (!body) return refuse(reply, failure('unsupported-media'));
        const upload = { remote: request.params.remote, body, isGzipped, mostBytes, room };
        const outcome = await takeRelease(found.value, releaserOf(request), upload);
        if (!outcome.ok) return refuse(reply, outcome.failure);
        const { release, isNew } = outcome.value;
        const { by } = releaserOf(request);
        request.log.info(
          { release: release.version, remote: release.remote, by },
          'release stored',
        );
        // Answered before: what is compressed well takes long.
        if (isNew) void found.value.compressed(release.remote, release.version);
        return reply.code(isNew ? 201 : 200).send({ version: release.version, isNew });
      },
    );
  });

  api.post(
    '/releases/:remote/:version/verification',
    {
      onRequest,
      config: limit(120),
      schema: {
        operationId: 'verifyRelease',
        tags: ['releases'],
        summary: 'Try a stored version against the running site, without making it active',
        params: versionParamsSchema,
        body: verificationRequestSchema,
        response: { 200: releaseVerificationSchema, ...failures(401, 403, 404, 409, 422) },
      },
    },
    async (request, reply) => {
      const found = site();
      if (!found.ok) return refuse(reply, found.failure);
      const { params, body } = request;
      const wanted = { ...params, again: body.again, releaser: releaserOf(request) };
      return answer(reply, await verifyRelease(found.value, wanted));
    },
  );

  api.put(
    '/releases/:remote/active',
    {
      onRequest,
      config: limit(120),
      schema: {
        operationId: 'activateRelease',
        tags: ['releases'],
        summary:
          'Make a stored version the active one, after it was tried against the running site',
        params: paramsSchema,
        body: releaseChoiceSchema,
        response: { 200: remoteReleasesSchema, ...failures(401, 403, 404, 409, 422) },
      },
    },
    async (request, reply) => {
      const found = site();
      if (!found.ok) return refuse(reply, found.failure);
      const releaser = releaserOf(request);
      const { remote } = request.params;
      const at = shop.now();
      const outcome = await chooseRelease(
        found.value,
        { ...request.body, remote, releaser, at },
        shop.releaseHealth,
      );
      const { version, percent, browserCheck } = request.body;
      const log = { remote, version, percent, by: releaser.by, browserCheck: browserCheck ?? null };
      if (outcome.ok) {
        const { notice } = outcome.value;
        request.log.info({ ...log, notice }, 'release activated');
        collectReleases(found.value.remotesDir, at).catch((err: unknown) =>
          request.log.warn({ err }, 'old releases could not be removed'),
        );
      } else request.log.warn({ ...log, why: outcome.failure.message }, 'release refused');
      return answer(reply, outcome);
    },
  );

  api.delete(
    '/releases/:remote/active',
    {
      onRequest,
      config: limit(120),
      schema: {
        operationId: 'withdrawArea',
        tags: ['releases'],
        summary:
          'Give a remote up: its paths are nobody’s, and its links are gone, until it is released again',
        description: 'Its versions stay in the store for a while.',
        params: paramsSchema,
        querystring: z.object({
          expectedRevision: z.coerce.number().check(z.int(), z.minimum(0)),
        }),
        response: { 200: remoteReleasesSchema, ...failures(401, 403, 404, 409, 422) },
      },
    },
    async (request, reply) => {
      const found = site();
      if (!found.ok) return refuse(reply, found.failure);
      const releaser = releaserOf(request);
      const { remote } = request.params;
      const { expectedRevision } = request.query;
      const at = shop.now();
      const wish = { remote, releaser, expectedRevision, at };
      const outcome = await withdrawArea(found.value, wish);
      const log = { remote, by: releaser.by };
      if (outcome.ok) request.log.info(log, 'area withdrawn');
      else request.log.warn({ ...log, why: outcome.failure.message }, 'area not withdrawn');
      return answer(reply, outcome);
    },
  );
};
