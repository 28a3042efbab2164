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

/** The parameters of operations on one remote: its name. */
export const remoteParams = z.object({ remote: remoteNameSchema });

/**
 * The time limit of the client in milliseconds. Before it responds, the server renders every page
 * of the area. Requests wait in a queue, because the server verifies one release at a time.
 */
const TRIAL_LIMIT = 120_000;

export const listReleases = operation({
  id: 'listReleases',
  tag: 'releases',
  summary: 'List versions of all remotes, or of the remote of the token',
  method: 'GET',
  path: '/releases',
  right: 'release',
  answer: releaseListSchema,
  reads: ['Releases'],
});

export const readReleases = operation({
  id: 'readReleases',
  tag: 'releases',
  summary: 'List versions of one remote and its last activations',
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
  summary: 'Check a stored version against the running site without activating it',
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
 * Activates a version. Fails with `invalid` and every error in `fields`, or with `stale-version` if
 * the remote changed after the caller read it.
 */
export const activateRelease = operation({
  id: 'activateRelease',
  tag: 'releases',
  summary: 'Activate a stored version after a check against the running site',
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
 * Withdraws an area. Fails with `not-found` if none of its versions is active. Fails with
 * `stale-version` if the area changed after the revision in the request.
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

/**
 * Previews a version in one browser. Fails with `not-found` if the site no longer stores the
 * version.
 */
export const previewRelease = operation({
  id: 'previewRelease',
  tag: 'releases',
  summary: 'Preview a stored version of a remote, or a developer’s own, in one browser only',
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
  summary: 'List release tokens, newest first',
  method: 'GET',
  path: '/release-tokens',
  right: 'release',
  answer: z.array(releaseTokenSchema),
  reads: ['ReleaseTokens'],
});

/**
 * Creates a release token. The caller must have confirmed the password recently. The token stays
 * valid after sign-out, so a stranger at an unattended computer must not be able to create one.
 */
export const makeReleaseToken = operation({
  id: 'makeReleaseToken',
  tag: 'releases',
  summary:
    'Create a release token for one remote and its paths; only this response holds the secret',
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
  summary: 'Revoke a release token',
  method: 'DELETE',
  path: '/release-tokens/:id',
  right: 'manage-release-tokens',
  params: idParams,
  answer: null,
  failures: [404],
  stale: ['ReleaseTokens'],
});
