import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { explain, pagesSchema, takesSchema } from './registrySchema';
import { contentHash, weigh } from './releaseFiles';
import { meaningsSchema, releaseSchema, SHELL, type Release } from './releaseSchema';

const builtSchema = z.looseObject({
  takes: takesSchema,
  meanings: z.optional(meaningsSchema),
  fragments: z.optional(z.array(z.string())),
  pages: z.optional(pagesSchema),
  navigation: z.optional(z.array(z.unknown())),
  sitemap: z.optional(z.array(z.unknown())),
  unlisted: z.optional(z.array(z.unknown())),
});
/** The schema of a shell's `assets.json`. A shell imports nothing from shared modules. */
const shellSchema = z.looseObject({ gives: takesSchema, meanings: z.optional(meaningsSchema) });

/** What only the builder knows about a build. All other data comes from the files of the build. */
export type Built = {
  /**
   * What the area's `package.json` says about it: the name of the remote and the paths that it
   * serves.
   */
  remote: { name: string; prefixes: string[] };
  packageVersion: string;
  commit: string | null;
  builder: string;
  builtAt: Date;
};

/**
 * Returns the content of `release.json` for the folder of a build. Throws with a sentence if it is
 * no build of a remote.
 */
export function makeRelease(folder: string, built: Built): Release {
  const { remote, packageVersion, commit, builder, builtAt } = built;
  const { integrity, bytes } = weigh(folder);
  const said = readBuilt(folder, remote.name);
  const parsed = releaseSchema.safeParse({
    remote: remote.name,
    version: `${packageVersion}-${contentHash(integrity)}`,
    prefixes: remote.prefixes,
    ...said,
    integrity,
    bytes,
    commit,
    builder,
    builtAt: builtAt.toISOString(),
  } satisfies Record<keyof Omit<Release, OnlySaid>, unknown>);
  if (!parsed.success)
    throw new Error(`${remote.name} cannot be released: ${explain(parsed.error)}`);
  return parsed.data;
}

/** The fields that not every build declares. */
type OnlySaid = 'meanings' | 'pages' | 'gives' | 'navigation' | 'sitemap' | 'unlisted';
type Said = Partial<Pick<Release, OnlySaid | 'takes' | 'fragments'>>;

function readBuilt(folder: string, name: string) {
  let text: string;
  try {
    text = readFileSync(path.join(folder, 'assets.json'), 'utf8');
  } catch {
    throw new Error(`${name} is not built: its build lacks assets.json`);
  }
  const isShell = name === SHELL;
  const parsed = (isShell ? shellSchema : builtSchema).safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error(`${name} must be built again: ${explain(parsed.error)}`);
  const {
    takes = {},
    fragments = [],
    meanings,
    pages,
    gives,
    navigation,
    sitemap,
    unlisted,
  } = parsed.data as Said;
  return {
    ...{ takes, fragments },
    ...(isShell && { gives }),
    ...(meanings && { meanings }),
    ...(pages && { pages }),
    ...(navigation && { navigation }),
    ...(sitemap && { sitemap }),
    ...(unlisted && { unlisted }),
  };
}
