import * as z from 'zod/mini';
import { madePreviewSchema } from '../../domain/types/preview';
import {
  madeReleaseTokenSchema,
  releaseListSchema,
  releaseTokenSchema,
  remoteReleasesSchema,
} from '../../domain/types/release';
import { at, type Send } from '../http/send';
import type { ReleasesPort } from './port';

/** Milliseconds: the server renders every page of the area before it answers, one release after the other. */
const TRIAL_LIMIT = 120_000;

export function httpReleases(send: Send): ReleasesPort {
  const staff: ReleasesPort['staff'] = {
    async releases() {
      const outcome = await send({ path: '/releases', schema: releaseListSchema });
      return outcome.ok ? { ok: true, value: outcome.value.remotes } : outcome;
    },
    chooseRelease: (remote, choice) =>
      send({
        timeoutMs: TRIAL_LIMIT,
        method: 'PUT',
        path: `/releases/${at(remote)}/active`,
        body: choice,
        schema: remoteReleasesSchema,
      }),
    withdrawArea: (remote, expectedRevision) =>
      send({
        timeoutMs: TRIAL_LIMIT,
        method: 'DELETE',
        path: `/releases/${at(remote)}/active?expectedRevision=${expectedRevision}`,
        schema: remoteReleasesSchema,
      }),
    previewRelease: (remote, choice) =>
      send({
        timeoutMs: TRIAL_LIMIT,
        method: 'PUT',
        path: `/preview/${at(remote)}`,
        body: choice,
        schema: madePreviewSchema,
      }),
    releaseTokens: () => send({ path: '/release-tokens', schema: z.array(releaseTokenSchema) }),
    makeReleaseToken: (token) =>
      send({
        method: 'POST',
        path: '/release-tokens',
        body: token,
        schema: madeReleaseTokenSchema,
      }),
    withdrawReleaseToken: (id) =>
      send<null>({ method: 'DELETE', path: `/release-tokens/${at(id)}`, schema: null }),
  };
  return { staff };
}
