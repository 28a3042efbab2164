import type { Readable } from 'node:stream';
import type { RouteOptions } from 'fastify';
import { remoteParams } from '@mcs-repairs/shared/domain/contract/releases';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { storedReleaseSchema } from '@mcs-repairs/shared/domain/types/release';
import { failures, refuse, type Api } from '../../http';
import { failure } from '../../runtime';
import type { Shop } from '../shop';
import { TAR, TAR_GZ } from './receiveUpload';
import type { ReleaseSite } from './releaseSite';
import { releaserOf } from './requireReleaser';
import { releaseIntake } from './takeRelease';

/** The maximum number of stored versions of one remote. Nobody rolls back to older ones. */
const MOST_VERSIONS = 100;

/**
 * Registers the upload of versions. The body stays a stream, and `receiveUpload` limits its size.
 */
export function storeRoutes(
  api: Api,
  around: Pick<RouteOptions, 'onRequest' | 'config'>,
  site: () => Result<ReleaseSite>,
  { config: { releaseMb, releaseStoreMb }, db }: Pick<Shop, 'config' | 'db'>,
): void {
  const takeRelease = releaseIntake();
  const mostBytes = releaseMb << 20;
  const room = { versions: MOST_VERSIONS, bytes: releaseStoreMb * 2 ** 20 };

  void api.register(async (scope) => {
    const uploads = scope as Api;
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser([TAR, TAR_GZ], (_request, payload, done) => done(null, payload));
    uploads.post(
      '/releases/:remote',
      {
        ...around,
        bodyLimit: mostBytes,
        schema: {
          operationId: 'storeRelease',
          tags: ['releases'],
          summary:
            'Store a version of a remote: a tar of its build with release.json, gzipped or not',
          description:
            'The version is stored but not active. Sending the same content again returns the stored version.',
          consumes: [TAR, TAR_GZ],
          params: remoteParams,
          response: {
            200: storedReleaseSchema,
            201: storedReleaseSchema,
            ...failures(401, 403, 409, 422),
          },
        },
      },
      async (request, reply) => {
        const here = site();
        if (!here.ok) return refuse(reply, here.failure);
        const isGzipped = request.headers['content-type'] === TAR_GZ;
        const body = request.body as Readable | null | undefined;
        if (!body) return refuse(reply, failure('unsupported-media'));
        const { remote } = request.params;
        const releaser = releaserOf(request);
        const upload = { remote, body, isGzipped, mostBytes, room };
        const outcome = await takeRelease(here.value, releaser, upload);
        if (!outcome.ok) return refuse(reply, outcome.failure);
        const { release, isNew } = outcome.value;
        const { version } = release;
        const log = { release: version, remote: release.remote, by: releaser.by };
        request.log.info(log, 'release stored');
        // Other processes copy the version at once, because the next request may reach one of them.
        if (isNew) db.wakeUps.tell(['releases']);
        // The response does not wait for the compression, which is slow.
        if (isNew) void here.value.compressed(release.remote, version);
        return reply.code(isNew ? 201 : 200).send({ version, isNew });
      },
    );
  });
}
