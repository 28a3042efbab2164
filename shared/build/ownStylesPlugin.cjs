const { foreignStyles } = require('./foreignStyles.cjs');

/**
 * Fails the build if an emitted style sheet of a remote matches elements outside of the remote.
 * Unlike the loader, it also checks style sheets of libraries.
 */
module.exports = class OwnStylesPlugin {
  /**
   * `isOwn` returns whether a CSS module of this build generated this class name or animation name.
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
