const MiniCssExtractPlugin = require('mini-css-extract-plugin');

/** No file has this hash, so the browser never runs a script or uses a style sheet with it. */
const NO_FILE = `sha384-${'A'.repeat(64)}`;
const ASSIGNMENT = 'script.src = url;';
const TRUSTED =
  'script.src = globalThis.__sitePolicy ? globalThis.__sitePolicy.createScriptURL(url) : url;';

function trusted(source) {
  if (!source.includes(ASSIGNMENT)) throw new Error("webpack's way to add a script has changed");
  return source.replace(ASSIGNMENT, TRUSTED);
}

/**
 * Scripts and styles that webpack's runtime loads get their integrity from the shell's map, which
 * comes from the registry. The hashes of another deployment cannot be compiled in. The shell's
 * Trusted Types policy approves the addresses of scripts. Webpack's own option would create one
 * policy for each of the six runtimes on a page.
 */
module.exports = class IntegrityRuntimePlugin {
  /**
   * With `required`, files that the map does not contain are rejected. Set it to false if no
   * registry contains any file.
   */
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
        (source) => trusted(source) + addTo('script', 'script.src'),
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityRuntime',
        (source, names) => source + addTo(names.tag, `${names.tag}.href`),
      );
    });
  }
};
