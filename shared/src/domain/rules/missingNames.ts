type Names = Readonly<Record<string, readonly string[]>>;

/** What is taken whole, name by name, cannot be told. */
const WHOLE = '*';

/**
 * What a remote takes of the shared modules and the shell does not give, as `name of module`. Adding names never makes a
 * remote unfit; taking one away does, by that name. Libraries are not judged: their versions are everybody's.
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
