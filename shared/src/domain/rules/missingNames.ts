type Names = Readonly<Record<string, readonly string[]>>;

/** Marks the import of a whole module. The names that it uses are unknown. */
const WHOLE = '*';

/**
 * Returns the names that a remote imports from shared modules and that the shell does not export,
 * as `name of module`. Adding a name never breaks a remote; removing one does. Libraries are not
 * checked, because all areas share their versions.
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
