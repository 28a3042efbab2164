const STYLES = 'css/mini-extract';

/**
 * Removes the styles from the script that hydrates a page. The server's document already contains
 * the styles of the whole page.
 */
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
