import * as z from 'zod/mini';
import { requiredText, textAsTyped } from './text';
import { instantSchema } from './time';

/**
 * The rule for the name of a remote. The build and `npm run new:remote` use the same rule
 * (shared/build/remoteName.cjs).
 */
export const REMOTE_NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/**
 * The rule for the name of a version: letters, digits, and . + - between them. Names that end in
 * `.next`, `.damaged` or `.lock` are reserved for other files of the store of releases.
 */
export const RELEASE_VERSION = /^(?!.*\.(?:next|damaged|lock)\b)\w[\w.+-]*$/i;

const remoteText = textAsTyped({
  max: 60,
  pattern: REMOTE_NAME,
  mismatch: 'Please give the name of a remote, such as booking or trade-in',
});

/** The name of a remote in addresses and files. */
export const remoteNameSchema = textAsTyped({
  max: 60,
  pattern: REMOTE_NAME,
  mismatch:
    'must be small letters and digits, with single hyphens between them, and begin with a letter',
});

export const versionSchema = textAsTyped({
  max: 100,
  pattern: RELEASE_VERSION,
  mismatch: 'must be a version such as 1.0.0-ab12cd34, without .next, .damaged or .lock in it',
});

/**
 * The verification of a version on the server: how many milliseconds it took, and how many pages
 * and fragments the server rendered.
 */
export const releaseProofSchema = z.object({
  milliseconds: z.number(),
  pages: z.int(),
  fragments: z.int(),
});

/**
 * The check of a version in a real browser, as its publisher reported it: how many milliseconds it
 * took, and how many pages it opened.
 */
export const browserCheckSchema = z.object({
  milliseconds: z.number().check(z.minimum(0), z.maximum(3_600_000)),
  pages: z.int().check(z.minimum(1), z.maximum(1000)),
});
export type BrowserCheck = z.infer<typeof browserCheckSchema>;

/**
 * The result of verifying a stored version on the server. `proof` is null if the version was active
 * a moment ago and therefore needs no verification.
 */
export const releaseVerificationSchema = z.object({
  version: z.string(),
  proof: z.nullable(releaseProofSchema),
  /**
   * True if the version still needs a check in a real browser. Until then, a release token can
   * activate it for only a few percent of visitors.
   */
  needsBrowserCheck: z.boolean(),
});
export type ReleaseVerification = z.infer<typeof releaseVerificationSchema>;

const viewCountsSchema = z.object({ views: z.int(), failures: z.int() });

export const releaseEntrySchema = z.object({
  version: z.string(),
  builtAt: instantSchema,
  builder: z.string(),
  /**
   * The git commit of the build. A `+` at the end means that there were uncommitted changes. Null
   * without a commit.
   */
  commit: z.nullable(z.string()),
  /** The size of all files together in bytes, uncompressed. */
  bytes: z.int(),
  prefixes: z.array(z.string()),
  fragments: z.array(z.string()),
  /** The percentage of visitors who get this version. */
  share: z.number(),
  /**
   * When and why the site rolled back the version by itself. Null if it never did, or if somebody
   * has activated the version since.
   */
  takenBack: z.nullable(z.object({ at: instantSchema, reason: z.string() })),
  /**
   * The warnings of the last activation. They name imports whose type changed after the version was
   * built. They never prevent an activation.
   */
  warnings: z.array(z.string()),
  /**
   * The last check in a real browser, who reported it, and when. Null if there was none since the
   * version was stored or rolled back by the site.
   */
  browserCheck: z.nullable(z.extend(browserCheckSchema, { by: z.string(), at: instantSchema })),
  /**
   * The page views since the activation: as browsers reported them, and as the server counted them.
   * Null if the server does not count.
   */
  health: z.nullable(z.object({ browser: viewCountsSchema, server: viewCountsSchema })),
});
export type ReleaseEntry = z.infer<typeof releaseEntrySchema>;

export const releaseActivationSchema = z.object({
  version: z.string(),
  previous: z.nullable(z.string()),
  /** The number of this activation. The first activation of a remote has 1. */
  revision: z.int(),
  by: z.string(),
  /**
   * Why the version was activated. `unhealthy`: the version before it failed too often, so the site
   * rolled back by itself.
   */
  why: z.enum(['built', 'released', 'back', 'forward', 'unhealthy']),
  at: instantSchema,
  /**
   * The result of the verification on the server. Null if the server did not verify the version.
   */
  proof: z.nullable(releaseProofSchema),
});
export type ReleaseActivation = z.infer<typeof releaseActivationSchema>;

/** A remote with its stored versions and its last activations. Both lists are newest first. */
export const remoteReleasesSchema = z.object({
  remote: z.string(),
  /**
   * The number of the last activation. A change must contain it. If somebody has made another
   * change since, the server rejects the request. 0 if no version was ever active.
   */
  revision: z.int(),
  active: z.nullable(z.string()),
  /** The canary version, or null. Its share of the visitors is in `releases`. */
  canary: z.nullable(z.string()),
  /**
   * The version to which a rollback would go: the last active version that was not rolled back
   * itself.
   */
  previous: z.nullable(z.string()),
  releases: z.array(releaseEntrySchema),
  activations: z.array(releaseActivationSchema),
  /**
   * A message if the site did something other than the request asked for. Only answers to changes
   * have it.
   */
  notice: z.optional(z.string()),
});
export type RemoteReleases = z.infer<typeof remoteReleasesSchema>;

export const releaseListSchema = z.object({ remotes: z.array(remoteReleasesSchema) });

export const releaseChoiceSchema = z.object({
  version: textAsTyped({
    max: 100,
    pattern: RELEASE_VERSION,
    mismatch: 'Please give a version, such as 1.0.0-ab12cd34',
  }),
  expectedRevision: z.int().check(z.minimum(0)),
  /**
   * The percentage of visitors who get the version. 100 or undefined means all visitors. 1 to 99
   * starts a canary, and 0 ends it.
   */
  percent: z.optional(
    z
      .int('Please give whole percents from 0 to 100')
      .check(
        z.minimum(0, 'Please give whole percents from 0 to 100'),
        z.maximum(100, 'Please give whole percents from 0 to 100'),
      ),
  ),
  /** True to activate the version even if the site has rolled it back by itself. */
  again: z.optional(z.boolean()),
  /**
   * The result of the check in a real browser. Undefined if nobody checked, or if it was already
   * reported.
   */
  browserCheck: z.optional(browserCheckSchema),
});
export type ReleaseChoice = z.infer<typeof releaseChoiceSchema>;

/**
 * The options of a verification. With `again`, the server verifies the version even if the site has
 * rolled it back by itself.
 */
export const verificationRequestSchema = z.object({ again: z.optional(z.boolean()) });

/**
 * The result of storing a version. `isNew` is false if the site had already stored the same files.
 */
export const storedReleaseSchema = z.object({ version: z.string(), isNew: z.boolean() });

export const newReleaseTokenSchema = z.object({
  remote: remoteText,
  /**
   * The path prefixes for which the token can release. If the list is empty, those of the active
   * version.
   */
  prefixes: z.array(textAsTyped({ max: 200 })).check(z.maxLength(100)),
  label: requiredText('Please say who will use it, such as "Booking team, CI"', 100),
});
export type NewReleaseToken = z.infer<typeof newReleaseTokenSchema>;

export const releaseTokenSchema = z.object({
  id: z.string(),
  remote: z.string(),
  prefixes: z.array(z.string()),
  label: z.string(),
  createdAt: instantSchema,
  lastUsedAt: z.nullable(instantSchema),
});
export type ReleaseToken = z.infer<typeof releaseTokenSchema>;

/**
 * A new token with its secret. No later response contains the secret, because the site stores only
 * its hash.
 */
export const madeReleaseTokenSchema = z.extend(releaseTokenSchema, { secret: z.string() });
export type MadeReleaseToken = z.infer<typeof madeReleaseTokenSchema>;
