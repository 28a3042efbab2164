const MiniCssExtractPlugin = require('mini-css-extract-plugin');

/** No file has this hash: a script or style sheet that carries it is never used. */
const NO_FILE = `sha384-${'A'.repeat(64)}`;

/**
 * Scripts and styles that webpack's runtime loads take their integrity from the map that the shell keeps. The hashes of
 * another deployment cannot be compiled in; the map comes from the registry.
 */
module.exports = class IntegrityRuntimePlugin {
  /** `required`: a file that the map does not name is refused. It cannot be otherwise where no registry names any file. */
  constructor({ required }) {
    this.required = required;
  }

  apply(compiler) {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    const otherwise = this.required ? ` || ${JSON.stringify(NO_FILE)}` : '';
    const addTo = (tag, url) =>
      `\nvar integrity = (globalThis.__remoteIntegrity || {})[${url}]${otherwise}; if (integrity) ${tag}.integrity = integrity; ${tag}.crossOrigin = "anonymous";`;
    compiler.hooks.thisCompilation.tap('IntegrityRuntime', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityRuntime',
        (source) => source + addTo('script', 'script.src'),
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityRuntime',
        (source, names) => source + addTo(names.tag, `${names.tag}.href`),
      );
    });
  }
};
