/**
 * Module federation derives the name of its generated entry module from absolute paths. The name of
 * the container derives from that entry.
 */
const GENERATED = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js/;
const CONTAINER = /^container entry /;

function idOf(module) {
  const identifier = module.identifier();
  if (CONTAINER.test(identifier)) return 'container';
  return GENERATED.test(module.nameForCondition() ?? '') ? 'federation' : undefined;
}

/**
 * Gives the generated modules of module federation fixed ids. Otherwise, the bytes of a build would
 * depend on the folder in which it runs.
 */
module.exports = class PathlessIdsPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('PathlessIds', (compilation) => {
      // A negative stage runs before webpack gives the other modules their ids.
      compilation.hooks.moduleIds.tap({ name: 'PathlessIds', stage: -10 }, (modules) => {
        for (const module of modules) {
          const id = idOf(module);
          if (id !== undefined) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
};
