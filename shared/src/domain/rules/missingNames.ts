type Names = Readonly<Record<string, readonly string[]>>;

/** Stands for an import of a whole module, which does not show the names that are used. */
const WHOLE = '*';

/**
 * Returns the names that a remote imports from shared modules and that the shell does not provide,
 * each as `name of module`. The remote would fail. Names of libraries are not checked, because all
 * areas use the same versions.
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
