const { createHash } = require('node:crypto');

/**
 * The hash that replaces this placeholder has the same length. Otherwise, source maps would point
 * to wrong columns.
 */
const PLACEHOLDER = '00000000';

/**
 * Returns the name of the array with a placeholder, because the hash of the content is not yet
 * known.
 */
const nameFor = (packageName) => `webpackChunk_${packageName.replaceAll('-', '_')}_${PLACEHOLDER}`;

/**
 * Gives each build of a package a separate global array for loaded chunks. Two releases of a remote
 * may run in one tab, one after the other. With a common array, the newer release would use chunks
 * of the older one.
 */
module.exports = class VersionedChunksPlugin {
  constructor(packageName) {
    this.name = nameFor(packageName);
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.options.output.chunkLoadingGlobal = this.name;
    compiler.hooks.thisCompilation.tap('VersionedChunks', (compilation) => {
      // The next stage of webpack calculates file names from the content, so the hash must be set
      // before.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
      compilation.hooks.processAssets.tap({ name: 'VersionedChunks', stage }, () => {
        const scripts = compilation
          .getAssets()
          .filter(({ name }) => name.endsWith('.js'))
          .sort((one, other) => (one.name < other.name ? -1 : 1));
        const hash = createHash('sha256');
        for (const { source } of scripts) hash.update(source.buffer());
        const version = hash.digest('hex').slice(0, PLACEHOLDER.length);
        for (const { name, source } of scripts)
          compilation.updateAsset(name, renamed(sources, source, this.name, version));
      });
    });
  }
};

function renamed({ ReplaceSource }, source, name, version) {
  const text = source.source().toString();
  const replaced = new ReplaceSource(source);
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const end = at + name.length;
    replaced.replace(end - PLACEHOLDER.length, end - 1, version);
  }
  return replaced;
}
