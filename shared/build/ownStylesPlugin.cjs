const { foreignStyles } = require('./foreignStyles.cjs');

/**
 * Stops the build of a remote whose style sheets, as they are emitted and whatever way they came in, touch what is not the
 * remote's own.
 */
module.exports = class OwnStylesPlugin {
  /** `isOwn`: whether a class or an animation has the name that a CSS module gives it in this build. */
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
