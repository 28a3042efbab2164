import * as z from 'zod/mini';
import { requiredText, textAsTyped } from './text';
import { instantSchema } from './time';

/**
 * The rule for the name of a remote. The build and `npm run new:remote` use the same rule
 * (shared/build/remoteName.cjs).
 */
export const REMOTE_NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/**
 * The rule for the name of a version: letters and digits with . + - between them. The store uses
 * the endings `.next`, `.damaged` and `.lock` for other files.
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
 * The verification before a version became active: its duration in milliseconds, and the number of
 * rendered pages and fragments.
 */
export const releaseProofSchema = z.object({
  milliseconds: z.number(),
  pages: z.int(),
  fragments: z.int(),
});

/** The reported browser check: its duration in milliseconds, and the number of pages. */
export const browserCheckSchema = z.object({
  milliseconds: z.number().check(z.minimum(0), z.maximum(3_600_000)),
  pages: z.int().check(z.minimum(1), z.maximum(1000)),
});
export type BrowserCheck = z.infer<typeof browserCheckSchema>;

/**
 * The server's verification of a stored version. `proof` is null for a version that was active a
 * moment ago and needed no verification.
 */
export const releaseVerificationSchema = z.object({
  version: z.string(),
  proof: z.nullable(releaseProofSchema),
  /**
   * True if nobody has reported a browser check. Without one, the version is not activated for all
   * visitors at once.
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
   * The commit of the working tree, with a `+` at the end if the tree had changes. Null without a
   * commit.
   */
  commit: z.nullable(z.string()),
  /** The size of all files, uncompressed. */
  bytes: z.int(),
  prefixes: z.array(z.string()),
  fragments: z.array(z.string()),
  /** The percentage of visitors who get this version. */
  share: z.number(),
  /**
   * When and why the site automatically rolled back the version. Null if it did not, or if somebody
   * has activated the version again since.
   */
  takenBack: z.nullable(z.object({ at: instantSchema, reason: z.string() })),
  /**
   * Warnings of the last activation. They name imports whose type has changed since the version was
   * built, and do not prevent an activation.
   */
  warnings: z.array(z.string()),
  /**
   * Who reported the last browser check, and when. Null if nobody has since the version was stored
   * or rolled back by the site.
   */
  browserCheck: z.nullable(z.extend(browserCheckSchema, { by: z.string(), at: instantSchema })),
  /**
   * The page views since its activation, as browsers and the server counted them. Null if nobody
   * counts them.
   */
  health: z.nullable(z.object({ browser: viewCountsSchema, server: viewCountsSchema })),
});
export type ReleaseEntry = z.infer<typeof releaseEntrySchema>;

export const releaseActivationSchema = z.object({
  version: z.string(),
  previous: z.nullable(z.string()),
  /** 1 for the first activation of a remote. Each activation adds 1. */
  revision: z.int(),
  by: z.string(),
  /**
   * Why the version was activated. `unhealthy`: the site rolled back automatically, because the
   * version before failed too often.
   */
  why: z.enum(['built', 'released', 'back', 'forward', 'unhealthy']),
  at: instantSchema,
  /** The verification on the server. Null if no server did it. */
  proof: z.nullable(releaseProofSchema),
});
export type ReleaseActivation = z.infer<typeof releaseActivationSchema>;

/** One remote: its stored versions and its last activations, both newest first. */
export const remoteReleasesSchema = z.object({
  remote: z.string(),
  /**
   * Send this revision with a change, so that nobody undoes a change that they have not seen. 0: the remote
   * was never active.
   */
  revision: z.int(),
  active: z.nullable(z.string()),
  /** The canary version. `releases` contains its share. */
  canary: z.nullable(z.string()),
  /** The target of a rollback: the last active version that was not rolled back itself. */
  previous: z.nullable(z.string()),
  releases: z.array(releaseEntrySchema),
  activations: z.array(releaseActivationSchema),
  /** Present in the answer to a choice if the site did something else than requested. */
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
   * Absent or 100: all visitors. 1 to 99: this percentage of them. 0: ends the canary of this
   * version.
   */
  percent: z.optional(
    z
      .int('Please give whole percents from 0 to 100')
      .check(
        z.minimum(0, 'Please give whole percents from 0 to 100'),
        z.maximum(100, 'Please give whole percents from 0 to 100'),
      ),
  ),
  /** Activates the version even if the site rolled it back automatically. */
  again: z.optional(z.boolean()),
  /** The browser check. Absent if nobody did it, or if it was reported before. */
  browserCheck: z.optional(browserCheckSchema),
});
export type ReleaseChoice = z.infer<typeof releaseChoiceSchema>;

/** `again` has the same meaning as in an activation. */
export const verificationRequestSchema = z.object({ again: z.optional(z.boolean()) });

/** `isNew` is false if the site already had exactly the same version. */
export const storedReleaseSchema = z.object({ version: z.string(), isNew: z.boolean() });

export const newReleaseTokenSchema = z.object({
  remote: remoteText,
  /**
   * The paths that releases with this token may serve. If the list is empty, the token gets the
   * paths of the active version.
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

/** The response shows the secret once. The site stores only its hash. */
export const madeReleaseTokenSchema = z.extend(releaseTokenSchema, { secret: z.string() });
export type MadeReleaseToken = z.infer<typeof madeReleaseTokenSchema>;
