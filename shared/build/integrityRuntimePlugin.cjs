const MiniCssExtractPlugin = require('mini-css-extract-plugin');

/**
 * Scripts and styles that webpack's runtime loads take their integrity from the map that the shell keeps. The hashes of
 * another deployment cannot be compiled in; the map comes from the registry.
 */
module.exports = class IntegrityRuntimePlugin {
  apply(compiler) {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    const addTo = (tag, url) =>
      `\nvar integrity = (globalThis.__remoteIntegrity || {})[${url}]; if (integrity) ${tag}.integrity = integrity; ${tag}.crossOrigin = "anonymous";`;
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
