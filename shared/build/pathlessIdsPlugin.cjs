/** Federation names the entry that it generates after a hash of absolute paths, and the container after that entry. */
const GENERATED = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js/;
const CONTAINER = /^container entry /;

function idOf(module) {
  const identifier = module.identifier();
  if (CONTAINER.test(identifier)) return 'container';
  return GENERATED.test(module.nameForCondition() ?? '') ? 'federation' : undefined;
}

/** Gives these modules ids of their own, so that a build has the same bytes in whatever folder it is made. */
module.exports = class PathlessIdsPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('PathlessIds', (compilation) => {
      // Before webpack numbers the others by their names.
      compilation.hooks.moduleIds.tap({ name: 'PathlessIds', stage: -10 }, (modules) => {
        for (const module of modules) {
          const id = idOf(module);
          if (id !== undefined) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
};
