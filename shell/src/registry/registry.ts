import { textAsTyped } from 'shared/domain/types/text';
import * as z from 'zod/mini';

/** One deployed remote. `entry` is the address of its `mf-manifest.json`, absolute or from the site's root. */
const remoteEntrySchema = z.object({
  version: z.string(),
  entry: z.string(),
  /** `/shop` means that path only, `/repairs/*` that path and everything below it. */
  prefixes: z.array(z.string()),
  /** Names that the remote takes of each shared module; left out where the server has judged them for the page. */
  takes: z.optional(z.record(z.string(), z.array(z.string()))),
  /**
   * sha384 of the manifest and of every script and style sheet, by file name; left out where the page needs none of them yet.
   * A browser takes a hash that it cannot read for none at all.
   */
  integrity: z.optional(
    z.record(z.string(), textAsTyped({ max: 71, pattern: /^sha384-[A-Za-z0-9+/]{64}$/ })),
  ),
});

export const registrySchema = z.object({
  revision: z.string(),
  remotes: z.record(z.string(), remoteEntrySchema),
});
export type Registry = z.infer<typeof registrySchema>;
export type RemoteEntry = z.infer<typeof remoteEntrySchema>;
