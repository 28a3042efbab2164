import * as z from 'zod/mini';
import { madePreviewSchema, previewChoiceSchema } from '../types/preview';
import {
  madeReleaseTokenSchema,
  newReleaseTokenSchema,
  releaseChoiceSchema,
  releaseListSchema,
  releaseTokenSchema,
  releaseVerificationSchema,
  remoteNameSchema,
  remoteReleasesSchema,
  verificationRequestSchema,
  versionSchema,
} from '../types/release';
import { idParams, operation } from './operation';

/** The parameter of operations on one area. */
export const remoteParams = z.object({ remote: remoteNameSchema });

/**
 * Milliseconds. The server renders every page of the area before it answers, one release after the
 * other.
 */
const TRIAL_LIMIT = 120_000;

export const listReleases = operation({
  id: 'listReleases',
  tag: 'releases',
  summary: 'Versions of every remote, or of the one that the token releases',
  method: 'GET',
  path: '/releases',
  right: 'release',
  answer: releaseListSchema,
  reads: ['Releases'],
});

export const readReleases = operation({
  id: 'readReleases',
  tag: 'releases',
  summary: 'Versions of one remote and its last activations',
  method: 'GET',
  path: '/releases/:remote',
  right: 'release',
  params: remoteParams,
  answer: remoteReleasesSchema,
  reads: ['Releases'],
});

export const verifyRelease = operation({
  id: 'verifyRelease',
  tag: 'releases',
  summary: 'Try a stored version against the running site, without making it active',
  method: 'POST',
  path: '/releases/:remote/:version/verification',
  right: 'release',
  params: z.extend(remoteParams, { version: versionSchema }),
  body: verificationRequestSchema,
  answer: releaseVerificationSchema,
  failures: [404, 409],
  stale: [],
  timeoutMs: TRIAL_LIMIT,
});

/**
 * Failures: `invalid` with every reason in `fields`; `stale-version` when the remote was changed
 * meanwhile.
 */
export const activateRelease = operation({
  id: 'activateRelease',
  tag: 'releases',
  summary: 'Make a stored version the active one, after it was tried against the running site',
  method: 'PUT',
  path: '/releases/:remote/active',
  right: 'release',
  params: remoteParams,
  body: releaseChoiceSchema,
  answer: remoteReleasesSchema,
  failures: [404, 409],
  stale: ['Releases'],
  timeoutMs: TRIAL_LIMIT,
});

/**
 * Failures: `not-found` when no version is active; `stale-version` when the area changed after the
 * named revision.
 */
export const withdrawArea = operation({
  id: 'withdrawArea',
  tag: 'releases',
  summary:
    'Give a remote up: its paths are nobody’s, and its links are gone, until it is released again',
  description: 'Its versions stay in the store for a while.',
  method: 'DELETE',
  path: '/releases/:remote/active',
  right: 'release',
  params: remoteParams,
  query: z.object({ expectedRevision: z.coerce.number<number>().check(z.int(), z.minimum(0)) }),
  answer: remoteReleasesSchema,
  failures: [404, 409],
  stale: ['Releases'],
  timeoutMs: TRIAL_LIMIT,
});

/** Failure `not-found` when the site no longer stores the version. */
export const previewRelease = operation({
  id: 'previewRelease',
  tag: 'releases',
  summary: 'Show a stored version of a remote, or a developer’s own, to one browser only',
  description:
    'Staff see it from now on, beside what they preview already. `address` shows it to whoever opens it within ten minutes.',
  method: 'PUT',
  path: '/preview/:remote',
  right: 'release',
  params: remoteParams,
  body: previewChoiceSchema,
  answer: madePreviewSchema,
  failures: [404],
  stale: [],
  timeoutMs: TRIAL_LIMIT,
});

export const listReleaseTokens = operation({
  id: 'listReleaseTokens',
  tag: 'releases',
  summary: 'Tokens with which remotes are released from other machines, newest first',
  method: 'GET',
  path: '/release-tokens',
  right: 'release',
  answer: z.array(releaseTokenSchema),
  reads: ['ReleaseTokens'],
});

/**
 * A token outlives the session that made it, so access to an unattended computer must not be enough
 * to make one.
 */
export const makeReleaseToken = operation({
  id: 'makeReleaseToken',
  tag: 'releases',
  summary: 'Make a token for one remote and its paths; its secret is in this answer alone',
  method: 'POST',
  path: '/release-tokens',
  right: 'manage-release-tokens',
  body: newReleaseTokenSchema,
  answer: madeReleaseTokenSchema,
  status: 201,
  stale: ['ReleaseTokens'],
});

export const withdrawReleaseToken = operation({
  id: 'withdrawReleaseToken',
  tag: 'releases',
  summary: 'Withdraw a token: it releases nothing from now on',
  method: 'DELETE',
  path: '/release-tokens/:id',
  right: 'manage-release-tokens',
  params: idParams,
  answer: null,
  failures: [404],
  stale: ['ReleaseTokens'],
});
