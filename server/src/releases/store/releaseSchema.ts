import { textAsTyped } from '@mcs-repairs/shared/domain/types/text';
import { instantSchema } from '@mcs-repairs/shared/domain/types/time';
import * as z from 'zod/mini';
import { remoteNameSchema, versionSchema } from '@mcs-repairs/shared/domain/types/release';
import { integritySchema, pagesSchema, prefixSchema, takesSchema } from './registrySchema';

/** The name of the shell in the store, in releases and in the log. No remote may have this name. */
export const SHELL = 'shell';

const line = textAsTyped({ max: 200 });
const declaredList = z.array(z.unknown()).check(z.maxLength(5000, 'has at most 5000 entries'));

export const meaningsSchema = z.object({
  version: textAsTyped({ max: 40 }),
  names: z.record(z.string(), z.record(z.string(), z.string())),
});
/**
 * A hash of the type of each name in a version of `shared`, by module (shared/build/meanings.cjs).
 */
export type Meanings = z.infer<typeof meaningsSchema>;

/**
 * The content of `release.json` in the folder of a version. The builder writes it, and nobody
 * changes it afterwards. `integrity` has every file of the folder except compressed copies, source
 * maps and the files that describe the release. `bytes` is the total size of these files.
 */
export const releaseSchema = z.object({
  remote: remoteNameSchema,
  version: versionSchema,
  prefixes: z.array(prefixSchema).check(z.maxLength(100)),
  takes: takesSchema,
  /**
   * Type hashes of the names that the release imports, or that the shell provides. Older builds
   * have none.
   */
  meanings: z.optional(meaningsSchema),
  /** Only for a shell: the names that it provides. */
  gives: z.optional(takesSchema),
  fragments: z.array(line).check(z.maxLength(100)),
  /**
   * What the remote declared for the navigation in its package.json. `judgeDeclared` checks it
   * before the activation.
   */
  navigation: z.optional(declaredList),
  sitemap: z.optional(declaredList),
  unlisted: z.optional(declaredList),
  /** The files that each page needs. Older builds do not say it. */
  pages: z.optional(pagesSchema),
  integrity: integritySchema,
  bytes: z.int().check(z.minimum(0)),
  /**
   * The commit of the working tree, with a `+` at the end if there were uncommitted changes. Null
   * without a commit.
   */
  commit: z.nullable(line),
  builder: line,
  builtAt: instantSchema,
});
export type Release = z.infer<typeof releaseSchema>;

export const RELEASE_FILE = 'release.json';
export const SIGNATURE_FILE = 'release.sig';
