import { readFileSync } from 'node:fs';
import path from 'node:path';
import { missingNames } from 'shared/domain/rules/missingNames';
import * as z from 'zod/mini';
import { takesSchema } from './registrySchema';
import { activeRemotes } from './registryStore';
import { readLog, standingOf } from './releaseLog';
import { givenNames } from './shellNames';

const builtSchema = z.looseObject({ takes: takesSchema });

/**
 * Refuses a built shell that no longer gives a name which an active area takes: throws with each name and who needs it.
 * `builds`: folders of areas that are released together with it, by name; they count instead of what is active, where the
 * build will be shown.
 */
export function judgeShell(
  remotesDir: string,
  shell: string,
  builds: Readonly<Record<string, string>> = {},
): void {
  const gives = givenNames(shell);
  const log = readLog(remotesDir);
  const unmet = Object.entries(activeRemotes(remotesDir)).flatMap(([name, { version, takes }]) => {
    const { active, built } = standingOf(log, name);
    const folder = builds[name];
    const isReplaced = folder !== undefined && (!active || active.version === built);
    const missing = missingNames(isReplaced ? takesOf(folder) : takes, gives);
    return missing.length > 0
      ? [`${name} ${isReplaced ? 'as built' : version} takes ${missing.join(', ')}`]
      : [];
  });
  if (unmet.length === 0) return;
  throw new Error(
    `The shell is not published, it no longer gives what areas take: ${unmet.join('; ')}. Give these names again, or release the areas without them first`,
  );
}

const takesOf = (folder: string) =>
  builtSchema.parse(JSON.parse(readFileSync(path.join(folder, 'assets.json'), 'utf8'))).takes;
