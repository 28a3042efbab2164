const { foreignStyles } = require('./foreignStyles.cjs');

/**
 * Stops the build when an emitted style sheet of a remote matches elements outside the remote,
 * whichever way the sheet was imported.
 */
module.exports = class OwnStylesPlugin {
  /**
   * `isOwn`: whether a class or an animation has a name that a CSS module generates in this build.
   */
  constructor({ isOwn } = {}) {
    this.isOwn = isOwn;
  }

  apply(compiler) {
    const { Compilation, WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('OwnStyles', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'OwnStyles', stage }, () => {
        for (const { name, source } of compilation.getAssets()) {
          if (!name.endsWith('.css')) continue;
          const css = source.source().toString();
          for (const words of foreignStyles(css, this.isOwn && { isOwn: this.isOwn }))
            compilation.errors.push(new WebpackError(`${name}, ${words}`));
        }
      });
    });
  }
};
