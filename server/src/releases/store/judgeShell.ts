import { readFileSync } from 'node:fs';
import path from 'node:path';
import { missingNames } from '@mcs-repairs/shared/domain/rules/missingNames';
import * as z from 'zod/mini';
import { takesSchema, type RegisteredRemote } from './registrySchema';
import { activeRemotes } from './registryStore';
import { readLog, standingOf } from './releaseLog';
import { givenNames } from './shellNames';

const builtSchema = z.looseObject({ takes: takesSchema });

type Gives = Readonly<Record<string, readonly string[]>>;

/**
 * Returns a sentence for each active version that imports names which are not in `gives`. Skips the
 * areas in `but`.
 */
export function unmetNames(
  remotes: Readonly<Record<string, RegisteredRemote>>,
  gives: Gives,
  but: readonly string[] = [],
): string[] {
  return Object.entries(remotes)
    .filter(([name]) => !but.includes(name))
    .flatMap(([name, entry]) =>
      [entry, ...(entry.canary ? [entry.canary] : [])].map((each) => ({ name, ...each })),
    )
    .flatMap(({ name, version, takes }) => sentenceOf(`${name} ${version}`, takes, gives));
}

function sentenceOf(what: string, takes: Gives, gives: Gives): string[] {
  const missing = missingNames(takes, gives);
  return missing.length > 0 ? [`${what} takes ${missing.join(', ')}`] : [];
}

/**
 * Throws if a built shell does not provide a name that an active area imports. The message has each
 * name and the areas that need it. `builds` has the folders of areas that are released together
 * with the shell. If such a build will become active, it is checked instead of the active version.
 * Returns the names of these areas.
 */
export function judgeShell(
  remotesDir: string,
  shell: string,
  builds: Readonly<Record<string, string>> = {},
): string[] {
  const gives = givenNames(shell);
  const log = readLog(remotesDir);
  const remotes = activeRemotes(remotesDir);
  const replaced = Object.keys(builds).filter((name) => {
    const { active, built, canary } = standingOf(log, name);
    return name in remotes && !canary && (!active || active.version === built);
  });
  const unmet = [
    ...unmetNames(remotes, gives, replaced),
    ...replaced.flatMap((name) =>
      sentenceOf(`${name} as built`, takesOf(builds[name] ?? ''), gives),
    ),
  ];
  if (unmet.length > 0)
    throw new Error(
      `The shell is not published, it no longer gives what areas take: ${unmet.join('; ')}. ${REMEDY}`,
    );
  return replaced;
}

export const REMEDY = 'Export these names again, or first release the areas without them';

const takesOf = (folder: string) =>
  builtSchema.parse(JSON.parse(readFileSync(path.join(folder, 'assets.json'), 'utf8'))).takes;
