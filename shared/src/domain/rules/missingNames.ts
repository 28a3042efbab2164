type Names = Readonly<Record<string, readonly string[]>>;

/** The entry for an import of a whole module. Such an import does not show which names it uses. */
const WHOLE = '*';

/**
 * Returns the names that a remote imports from shared modules and that the shell does not export,
 * as `name of module`. Such a remote would fail. Names of libraries are not checked, because all
 * areas use the same versions of libraries.
 */
export function missingNames(takes: Names, gives: Names): string[] {
  return Object.entries(takes)
    .filter(([module]) => module.startsWith('shared/'))
    .flatMap(([module, names]) => {
      const given = gives[module];
      if (!given) return [`the module ${module}`];
      return names
        .filter((name) => name !== WHOLE && !given.includes(name))
        .map((name) => `${name} of ${module}`);
    });
}
