const { createHash } = require('node:crypto');

/** The placeholder is as long as the hash that replaces it, so that source maps stay correct. */
const PLACEHOLDER = '00000000';

/** Names the array in the code until the hash of the content is known. */
const nameFor = (packageName) => `webpackChunk_${packageName.replaceAll('-', '_')}_${PLACEHOLDER}`;

/**
 * Gives each build of a package its own array for loaded chunks. Two versions of a remote may run
 * in one tab, one after the other. With one array for both, the newer version would use chunks of
 * the older one.
 */
module.exports = class VersionedChunksPlugin {
  constructor(packageName) {
    this.name = nameFor(packageName);
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.options.output.chunkLoadingGlobal = this.name;
    compiler.hooks.thisCompilation.tap('VersionedChunks', (compilation) => {
      // After this stage, file names are made from the content.
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
