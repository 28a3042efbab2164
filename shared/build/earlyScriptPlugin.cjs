const esbuild = require('esbuild');

/**
 * Emits `early.js`, a script without webpack's runtime and without shared modules. The script is so
 * small that the server can inline it into every page (server/src/site/earlyScript.ts).
 */
module.exports = class EarlyScriptPlugin {
  /** `entry` is the absolute path of the script's source. */
  constructor(entry) {
    this.entry = entry;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('EarlyScript', (compilation) => {
      compilation.fileDependencies.add(this.entry);
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'EarlyScript', stage }, () => {
        const { outputFiles } = esbuild.buildSync({
          entryPoints: [this.entry],
          bundle: true,
          minify: true,
          write: false,
          format: 'iife',
          target: 'es2022',
        });
        compilation.emitAsset('early.js', new sources.RawSource(outputFiles[0].text));
      });
    });
  }
};
