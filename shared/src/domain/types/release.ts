import * as z from 'zod/mini';
import { requiredText, textAsTyped } from './text';
import { instantSchema } from './time';

/** The one rule for the name of a remote; the build and `npm run new:remote` go by the same (shared/build/remoteName.cjs). */
export const REMOTE_NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/**
 * The one rule for the name of a version: letters, digits, and . + - between them. `.next`, `.damaged` and `.lock` are names
 * that the store gives to what is no version.
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

/** What was tried before a version became active: milliseconds it took, pages and fragments that were rendered. */
export const releaseProofSchema = z.object({
  milliseconds: z.number(),
  pages: z.int(),
  fragments: z.int(),
});

/** What whoever releases says of a version that was opened in a browser, page by page: milliseconds and pages. */
export const browserCheckSchema = z.object({
  milliseconds: z.number().check(z.minimum(0), z.maximum(3_600_000)),
  pages: z.int().check(z.minimum(1), z.maximum(1000)),
});
export type BrowserCheck = z.infer<typeof browserCheckSchema>;

/** What the server's half of the proof says of a stored version; `proof` null: it was in force a moment ago and needed none. */
export const releaseVerificationSchema = z.object({
  version: z.string(),
  proof: z.nullable(releaseProofSchema),
  /** Nobody reported yet that a browser opened it: without that report all visitors do not get it at once. */
  needsBrowserCheck: z.boolean(),
});
export type ReleaseVerification = z.infer<typeof releaseVerificationSchema>;

const viewCountsSchema = z.object({ views: z.int(), failures: z.int() });

export const releaseEntrySchema = z.object({
  version: z.string(),
  builtAt: instantSchema,
  builder: z.string(),
  /** With `+` behind it when the working tree had changes; null where there was none. */
  commit: z.nullable(z.string()),
  /** Of all files, uncompressed. */
  bytes: z.int(),
  prefixes: z.array(z.string()),
  fragments: z.array(z.string()),
  /** Percent of visitors who get this version. */
  share: z.number(),
  /** When the site took it back by itself, and why; null: it did not, or somebody has chosen it again since. */
  takenBack: z.nullable(z.object({ at: instantSchema, reason: z.string() })),
  /** What was said, and refused nothing, when it was put in force last: names whose meaning may have changed since it was built. */
  warnings: z.array(z.string()),
  /** Who said last that a browser opened it, and when; null: nobody did since it was stored, or taken back by the site. */
  browserCheck: z.nullable(z.extend(browserCheckSchema, { by: z.string(), at: instantSchema })),
  /** How its page views went since it came into force, as browsers and the server counted them; null where nobody counts. */
  health: z.nullable(z.object({ browser: viewCountsSchema, server: viewCountsSchema })),
});
export type ReleaseEntry = z.infer<typeof releaseEntrySchema>;

export const releaseActivationSchema = z.object({
  version: z.string(),
  previous: z.nullable(z.string()),
  /** 1 for the first activation of a remote, one more with each. */
  revision: z.int(),
  by: z.string(),
  /** `unhealthy`: the site itself went back, because the version before failed too often. */
  why: z.enum(['built', 'released', 'back', 'forward', 'unhealthy']),
  at: instantSchema,
  /** Null where nobody could try it: it was made active beside the server. */
  proof: z.nullable(releaseProofSchema),
});
export type ReleaseActivation = z.infer<typeof releaseActivationSchema>;

/** One remote: its stored versions newest first, and its last activations newest first. */
export const remoteReleasesSchema = z.object({
  remote: z.string(),
  /** To be sent along with a change, so that nobody undoes what they have not seen; 0: never active. */
  revision: z.int(),
  active: z.nullable(z.string()),
  /** What a share of visitors gets instead; its share is in `releases`. */
  canary: z.nullable(z.string()),
  /** Where going back leads: the last version that was active before and was not taken back. */
  previous: z.nullable(z.string()),
  releases: z.array(releaseEntrySchema),
  activations: z.array(releaseActivationSchema),
  /** Of an answer to a choice: a sentence where something else was done than was asked for. */
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
  /** Left out or 100: all visitors; 1 to 99: so many percent of them; 0: none any more, where it is what a share of them gets. */
  percent: z.optional(
    z
      .int('Please give whole percents from 0 to 100')
      .check(
        z.minimum(0, 'Please give whole percents from 0 to 100'),
        z.maximum(100, 'Please give whole percents from 0 to 100'),
      ),
  ),
  /** Also when the site took the version back by itself: nobody does that without meaning it. */
  again: z.optional(z.boolean()),
  /** The browser's half of the proof, as whoever releases has done it; left out: it was not done, or was reported before. */
  browserCheck: z.optional(browserCheckSchema),
});
export type ReleaseChoice = z.infer<typeof releaseChoiceSchema>;

/** `again`: as in a choice. */
export const verificationRequestSchema = z.object({ again: z.optional(z.boolean()) });

/** `isNew` false: the very same was there already. */
export const storedReleaseSchema = z.object({ version: z.string(), isNew: z.boolean() });

export const newReleaseTokenSchema = z.object({
  remote: remoteText,
  /** Paths that its releases may serve; none: those of the active version. */
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

/** The secret is shown once: only its hash is kept. */
export const madeReleaseTokenSchema = z.extend(releaseTokenSchema, { secret: z.string() });
export type MadeReleaseToken = z.infer<typeof madeReleaseTokenSchema>;
