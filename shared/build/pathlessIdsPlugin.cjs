/**
 * Federation derives the name of its generated entry from absolute paths, and the name of the
 * container from that entry.
 */
const GENERATED = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js/;
const CONTAINER = /^container entry /;

function idOf(module) {
  const identifier = module.identifier();
  if (CONTAINER.test(identifier)) return 'container';
  return GENERATED.test(module.nameForCondition() ?? '') ? 'federation' : undefined;
}

/**
 * Gives these modules stable ids, so that a build has the same bytes in whichever folder it runs.
 */
module.exports = class PathlessIdsPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('PathlessIds', (compilation) => {
      // Runs before webpack numbers the other modules by their names.
      compilation.hooks.moduleIds.tap({ name: 'PathlessIds', stage: -10 }, (modules) => {
        for (const module of modules) {
          const id = idOf(module);
          if (id !== undefined) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
};
