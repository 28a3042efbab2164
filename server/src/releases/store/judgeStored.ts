import type { Failure, Result } from '@mcs-repairs/shared/domain/types/failure';
import { missingNames } from '@mcs-repairs/shared/domain/rules/missingNames';
import { failure, refused } from '../../runtime';
import { changedMeanings } from './changedMeanings';
import { judgeDeclared } from './judgeDeclared';
import { REMEDY, unmetNames } from './judgeShell';
import { takenPrefixes } from './prefixes';
import type { Declared } from './registrySchema';
import { usableRemotes, type StoredRemotes } from './registryStore';
import { SHELL, type Meanings, type Release } from './releaseSchema';
import { folderOf, judgeFiles, readRelease } from './releaseStore';

/** The names that a shell provides, by module. */
export type Gives = Readonly<Record<string, readonly string[]>>;

/** Returns all errors of a version that can be found without running its code. */
export function judge(
  { remotesDir, gives }: { remotesDir: string; gives: Gives },
  { remote, version, but }: { remote: string; version: string; but?: readonly string[] },
  remotes: StoredRemotes,
): Result<Release> {
  const folder = folderOf(remotesDir, remote, version);
  if (readRelease(folder)?.version !== version) {
    const message = `There is no version ${version} of ${remote}`;
    return refused('not-found', { message });
  }
  const judged = judgeFiles(folder, remote);
  const fields: Record<string, string> = judged.ok
    ? standingIn(judged.value, gives, remotes, but)
    : { files: judged.failure.message };
  if (judged.ok && Object.keys(fields).length === 0) return judged;
  return { ok: false, failure: refusedBecause(`${remote} ${version}`, fields) };
}

/** What decides whether a release fits the shell and the other remotes. */
type Fitting = Pick<Release, 'remote' | 'takes' | 'prefixes' | 'gives' | keyof Declared>;

/** Returns where a release conflicts with the shell or other remotes, by subject. */
export function standingIn(
  release: Fitting,
  gives: Gives,
  remotes: StoredRemotes,
  but: readonly string[] = [],
): Record<string, string> {
  const inForce = usableRemotes(remotes);
  return release.remote === SHELL
    ? missedBy(inForce, release.gives ?? {}, but)
    : unfitBeside(inForce, release, gives);
}

type InForce = ReturnType<typeof usableRemotes>;

/** Returns which names active areas import that a shell does not provide. */
function missedBy(inForce: InForce, gives: Gives, but: readonly string[]): Record<string, string> {
  const unmet = unmetNames(inForce, gives, but);
  return unmet.length > 0
    ? { names: `It no longer gives what areas take: ${unmet.join('; ')}. ${REMEDY}` }
    : {};
}

function unfitBeside(inForce: InForce, release: Fitting, gives: Gives): Record<string, string> {
  const { remote, takes, prefixes } = release;
  const missing = missingNames(takes, gives);
  const others = Object.entries(inForce).filter(([name]) => name !== remote);
  const taken = takenPrefixes(remote, prefixes, Object.fromEntries(others));
  return {
    ...(missing.length > 0 && {
      names: `It takes what the shell does not give: ${missing.join(', ')}. Release a shell that gives it first`,
    }),
    ...(taken.length > 0 && { prefixes: `It claims paths of others: ${taken.join(', ')}` }),
    ...judgeDeclared(
      release,
      others.map(([, entry]) => entry),
    ),
  };
}

/**
 * Returns the shared names whose type on the site differs from the type when the release was built.
 * They cause warnings and never errors. For a shell, checks every active version.
 */
export function warningsOf(
  { remotesDir, meanings }: { remotesDir: string; meanings?: Meanings | undefined },
  release: Release,
  remotes: StoredRemotes,
): { warnings?: string[] } {
  const warnings =
    release.remote === SHELL
      ? Object.entries(usableRemotes(remotes)).flatMap(([name, { version }]) => {
          const taken = readRelease(folderOf(remotesDir, name, version))?.meanings;
          return changedMeanings(taken, release.meanings, `${name} ${version}`);
        })
      : changedMeanings(release.meanings, meanings);
  return warnings.length > 0 ? { warnings } : {};
}

/**
 * Combines all errors of a release into one failure. The keys of `fields` name what each error is
 * about.
 */
export const refusedBecause = (what: string, fields: Record<string, string>): Failure =>
  failure('invalid', {
    message: `${what} is not released. ${Object.values(fields).join('. ')}`,
    fields,
  });
