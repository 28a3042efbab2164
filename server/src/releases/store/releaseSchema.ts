import { textAsTyped } from '@mcs-repairs/shared/domain/types/text';
import { instantSchema } from '@mcs-repairs/shared/domain/types/time';
import * as z from 'zod/mini';
import { remoteNameSchema, versionSchema } from '@mcs-repairs/shared/domain/types/release';
import { integritySchema, prefixSchema, takesSchema } from './registrySchema';

/** Under this name the shell lies in the store, is released, and stands in the log. No remote has it. */
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
 * What `release.json` in a version's folder says: written by whoever built it, read by whoever makes it active, changed by
 * nobody. `integrity` names every file of the folder but compressed copies, source maps and what says something of the
 * release itself; `bytes` is their size together.
 */
export const releaseSchema = z.object({
  remote: remoteNameSchema,
  version: versionSchema,
  prefixes: z.array(prefixSchema).check(z.maxLength(100)),
  takes: takesSchema,
  /** Of the names that it takes, or that the shell gives; builds of before have none. */
  meanings: z.optional(meaningsSchema),
  /** Of the shell alone: the names that it gives. */
  gives: z.optional(takesSchema),
  fragments: z.array(line).check(z.maxLength(100)),
  /** What the remote's package.json declares, as it was built: judged when it is to be shown (`judgeDeclared`). */
  navigation: z.optional(declaredList),
  sitemap: z.optional(declaredList),
  unlisted: z.optional(declaredList),
  integrity: integritySchema,
  bytes: z.int().check(z.minimum(0)),
  /** Of the working tree, with `+` behind it when it had changes; null where there is none. */
  commit: z.nullable(line),
  builder: line,
  builtAt: instantSchema,
});
export type Release = z.infer<typeof releaseSchema>;

export const RELEASE_FILE = 'release.json';
export const SIGNATURE_FILE = 'release.sig';
