type Names = Readonly<Record<string, readonly string[]>>;

/** Stands for a module that is imported as a whole, so its used names are unknown. */
const WHOLE = '*';

/**
 * The names that a remote imports from shared modules and the shell does not export, as `name of
 * module`. New names never break a remote; removing one does. Libraries are not checked, since all
 * areas share their versions.
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
