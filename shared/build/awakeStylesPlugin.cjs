const STYLES = 'css/mini-extract';

/** The half of a page that wakes brings no styles: those of the whole page are in the document. */
module.exports = class AwakeStylesPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('AwakeStyles', (compilation) => {
      compilation.hooks.afterOptimizeChunks.tap('AwakeStyles', () => {
        const { chunkGraph } = compilation;
        for (const chunk of compilation.chunks) {
          if (!chunk.name?.endsWith('-awake')) continue;
          for (const module of [...chunkGraph.getChunkModulesIterable(chunk)])
            if (module.type === STYLES) chunkGraph.disconnectChunkAndModule(chunk, module);
        }
      });
    });
  }
};
