/** Matches the identifier of a consumed module: `consume-shared-module|scope|name|…`. */
const CONSUMED = /^consume-shared-module\|[^|]*\|([^|]+)\|/;
/**
 * The entry for an import of a whole module, because such an import does not show the used names.
 */
const WHOLE = '*';

/**
 * Returns the names that a remote imports from each shared module, by the module's shared name.
 * Only names that the code uses are included.
 */
function takenNames(compilation) {
  const { moduleGraph } = compilation;
  const taken = new Map();
  for (const module of compilation.modules) {
    const shared = CONSUMED.exec(module.identifier())?.[1];
    if (!shared) continue;
    const names = taken.get(shared) ?? new Set();
    taken.set(shared, names);
    for (const { dependency, active } of moduleGraph.getIncomingConnections(module)) {
      if (!dependency?.getReferencedExports || active === false) continue;
      for (const referenced of dependency.getReferencedExports(moduleGraph, undefined)) {
        const [name = isEvaluated(dependency) ? WHOLE : undefined] =
          'name' in referenced ? referenced.name : referenced;
        if (name !== undefined) names.add(name);
      }
    }
  }
  return sorted(taken);
}

/**
 * Returns false for an import such as `import './x'`. It runs a module without using any of its
 * names.
 */
const isEvaluated = ({ type }) => type !== 'harmony import (side effect)' && type !== 'esm import';

const sorted = (map) =>
  Object.fromEntries(
    [...map]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, names]) => [name, [...names].sort()]),
  );

module.exports = { CONSUMED, takenNames };
