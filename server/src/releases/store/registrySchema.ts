import { NAVIGATION_PLACES } from '@mcs-repairs/shared/domain/types/navigation';
import { versionSchema } from '@mcs-repairs/shared/domain/types/release';
import { textAsTyped } from '@mcs-repairs/shared/domain/types/text';
import * as z from 'zod/mini';
import { PREFIX } from './prefixes';

/**
 * The address of a remote's manifest: in this site's store, or at another origin. Other origins
 * need HTTPS. Only for development, plain HTTP on this machine is permitted. All permitted
 * characters have no special meaning in HTML, headers and file systems.
 */
const OWN_ENTRY = /^\/remotes\/[a-z][a-z0-9]*(?:-[a-z0-9]+)*\/\w[\w.+-]*\/mf-manifest\.json$/;
const OTHER_ENTRY =
  /^(?:https:\/\/[a-z0-9.-]+|http:\/\/(?:127\.0\.0\.1|localhost|\[::1\]))(?::\d{1,5})?(?:\/[\w~+-][\w.~+-]*)*\/mf-manifest\.json$/;
const LONGEST_ENTRY = 500;
const NOT_AN_ENTRY = 'must be /remotes/<name>/<version>/mf-manifest.json or an HTTPS address of it';
const entrySchema = textAsTyped({ max: LONGEST_ENTRY, tooLong: NOT_AN_ENTRY }).check(
  z.refine((entry) => OWN_ENTRY.test(entry) || OTHER_ENTRY.test(entry), {
    error: NOT_AN_ENTRY,
    abort: true,
  }),
);

/**
 * A hash in a valid form. An invalid one must be rejected, because browsers ignore an invalid
 * integrity attribute and then check nothing.
 */
const hashSchema = textAsTyped({
  max: 71,
  tooLong: 'must be a sha384 in base64',
  pattern: /^sha384-[A-Za-z0-9+/]{64}$/,
  mismatch: 'must be a sha384 in base64',
});

const fileSchema = textAsTyped({
  max: 300,
  tooLong: 'must be the name of a file',
  pattern: /^(?:[\w@~+-][\w@.~+-]*\/)*[\w@~+-][\w@.~+-]*$/,
  mismatch: 'must be the name of a file',
});

/**
 * The prefix of a remote's paths. `/shop` is only this path, and `/repairs/*` includes everything
 * below it.
 */
export const prefixSchema = textAsTyped({
  max: 200,
  pattern: PREFIX,
  mismatch: 'must be a path such as /shop or /repairs/*',
});
/** The page to which a link leads: a path on this site that executes nothing. */
const pagePathSchema = textAsTyped({
  max: 200,
  pattern: /^\/(?:[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*)?$/,
  mismatch: 'must be a path of this site such as /shop/phones',
});
const LABEL = 'must be 1 to 24 letters, digits, blanks, and & + , . / ( ) - or an apostrophe';
const navigationEntrySchema = z.object({
  label: textAsTyped({
    ...{ max: 24, tooLong: LABEL, mismatch: LABEL },
    pattern: /^(?! )[\p{L}\p{M}\p{N} &+,./()'’-]+(?<! )$/u,
  }),
  path: pagePathSchema,
  place: z.enum(NAVIGATION_PLACES, {
    error: `must be one of ${NAVIGATION_PLACES.join(', ')}`,
  }),
  order: z
    .int('must be a whole number from 0 to 1000')
    .check(
      z.minimum(0, 'must be a whole number from 0 to 1000'),
      z.maximum(1000, 'must be a whole number from 0 to 1000'),
    ),
  connected: z.optional(z.boolean()),
});
/**
 * What a remote declares for the site's navigation and sitemap. Earlier versions declare nothing.
 */
export const declaredShape = {
  navigation: z.optional(
    z.array(navigationEntrySchema).check(z.maxLength(40, 'has at most 40 entries')),
  ),
  sitemap: z.optional(z.array(pagePathSchema).check(z.maxLength(1000, 'has at most 1000 pages'))),
  unlisted: z.optional(z.array(prefixSchema).check(z.maxLength(20, 'has at most 20 paths'))),
};
export const declaredSchema = z.object(declaredShape);
export type Declared = z.infer<typeof declaredSchema>;

export const takesSchema = z.record(z.string(), z.array(z.string()));
/** The sha384 hash of each file. */
export const integritySchema = z.record(fileSchema, hashSchema);

/** The files that a page needs, by the path pattern of the page, such as `/repairs/:slug`. */
export const pagesSchema = z
  .record(
    textAsTyped({ max: 200, pattern: /^\//, mismatch: 'must begin with /' }),
    z.array(fileSchema).check(z.maxLength(50, 'has at most 50 files')),
  )
  .check(z.refine((pages) => Object.keys(pages).length <= 200, { error: 'has at most 200 paths' }));

const servedSchema = z.object({
  version: versionSchema,
  /** The address of the manifest: a path on this site, or an absolute address at another origin. */
  entry: entrySchema,
  prefixes: z.array(textAsTyped({ max: 200, pattern: /^\//, mismatch: 'must begin with /' })),
  /** The names that the remote imports from each shared module. */
  takes: takesSchema,
  /**
   * The sha384 hash of every file that contains code or names code. The site uses no other files.
   */
  integrity: integritySchema,
  /**
   * Files that browsers load together with the first code of the remote. Entries of earlier
   * releases have none.
   */
  pages: z.optional(pagesSchema),
  ...declaredShape,
});

/** The active version of a remote. `canary` is a version that `percent` of visitors get instead. */
export const remoteSchema = z.extend(servedSchema, {
  canary: z.optional(
    z.extend(servedSchema, { percent: z.int().check(z.minimum(1), z.maximum(99)) }),
  ),
});

export type RegisteredRemote = z.infer<typeof remoteSchema>;

/**
 * The content of the registry file. Each entry is checked by itself, so an invalid entry does not
 * affect the others.
 */
export const registryFileSchema = z.object({ remotes: z.record(z.string(), z.unknown()) });

/** Returns the validation errors as one line of text. */
export const explain = ({ issues }: z.core.$ZodError): string =>
  issues.map(({ path, message }) => `${path.join('.') || 'it'} ${message}`).join('; ');
