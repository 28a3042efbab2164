import { textAsTyped } from '@mcs-repairs/shared/domain/types/text';
import { instantSchema } from '@mcs-repairs/shared/domain/types/time';
import * as z from 'zod/mini';
import { remoteNameSchema, versionSchema } from '@mcs-repairs/shared/domain/types/release';
import { integritySchema, pagesSchema, prefixSchema, takesSchema } from './registrySchema';

/** The shell's name in the store, in releases and in the log. No remote may have it. */
export const SHELL = 'shell';

const line = textAsTyped({ max: 200 });
const declaredList = z.array(z.unknown()).check(z.maxLength(5000, 'has at most 5000 entries'));

export const meaningsSchema = z.object({
  version: textAsTyped({ max: 40 }),
  names: z.record(z.string(), z.record(z.string(), z.string())),
});
/** A hash of the types of each name, by module, in a version of `shared` (shared/build/meanings.cjs). */
export type Meanings = z.infer<typeof meaningsSchema>;

/**
 * The content of `release.json` in a version's folder. Its builder writes the file, the activation
 * reads it, and nobody changes it. `integrity` lists every file of the folder except compressed
 * copies, source maps and descriptions of the release itself. `bytes` is their total size.
 */
export const releaseSchema = z.object({
  remote: remoteNameSchema,
  version: versionSchema,
  prefixes: z.array(prefixSchema).check(z.maxLength(100)),
  takes: takesSchema,
  /**
   * Hashes of the names that the release imports, or that the shell provides. Older builds have
   * none.
   */
  meanings: z.optional(meaningsSchema),
  /** The names that the shell provides. Other releases have none. */
  gives: z.optional(takesSchema),
  fragments: z.array(line).check(z.maxLength(100)),
  /**
   * The declarations of the remote's package.json at build time. `judgeDeclared` checks them before
   * the activation.
   */
  navigation: z.optional(declaredList),
  sitemap: z.optional(declaredList),
  unlisted: z.optional(declaredList),
  /** The files of each page. Older builds have none. */
  pages: z.optional(pagesSchema),
  integrity: integritySchema,
  bytes: z.int().check(z.minimum(0)),
  /**
   * The working tree's commit, with a `+` at the end if there were changes. Null without a commit.
   */
  commit: z.nullable(line),
  builder: line,
  builtAt: instantSchema,
});
export type Release = z.infer<typeof releaseSchema>;

export const RELEASE_FILE = 'release.json';
export const SIGNATURE_FILE = 'release.sig';
