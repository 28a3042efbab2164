import type { Meanings } from './releaseSchema';

const MOST_NAMED = 10;

/**
 * Returns a sentence for each imported name whose type on the site differs from its type when
 * `what` was built. Such a name may behave differently now. Skips names without a hash on either
 * side. Missing names are rejected elsewhere.
 */
export function changedMeanings(
  taken: Meanings | undefined,
  given: Meanings | undefined,
  what = '',
): string[] {
  if (!taken || !given) return [];
  const said = what ? `${what}: the type` : 'The type';
  const changed = Object.entries(taken.names).flatMap(([module, names]) =>
    Object.entries(names).flatMap(([name, hash]) => {
      const now = given.names[module]?.[name];
      return now === undefined || now === hash
        ? []
        : [
            `${said} of ${module} ${name} has changed: built against ${taken.version}, the site provides ${given.version}`,
          ];
    }),
  );
  return changed.length > MOST_NAMED
    ? [
        ...changed.slice(0, MOST_NAMED),
        `${said} of ${changed.length - MOST_NAMED} more names has changed`,
      ]
    : changed;
}
