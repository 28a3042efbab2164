const MiniCssExtractPlugin = require('mini-css-extract-plugin');

/** No file has this hash. With it, the browser rejects every script and every style sheet. */
const NO_FILE = `sha384-${'A'.repeat(64)}`;
const ASSIGNMENT = 'script.src = url;';
const TRUSTED =
  'script.src = globalThis.__sitePolicy ? globalThis.__sitePolicy.createScriptURL(url) : url;';

function trusted(source) {
  if (!source.includes(ASSIGNMENT)) throw new Error("webpack's way to add a script has changed");
  return source.replace(ASSIGNMENT, TRUSTED);
}

/**
 * Adds the attribute `integrity` to the scripts and styles that webpack's runtime loads.
 *
 * The hashes are in a map that the shell fills from the registry, because a build does not know the
 * hashes of later releases. The shell's Trusted Types policy approves the addresses of scripts.
 * Webpack's own option is not used, because it would create a separate policy for each of the six
 * runtimes on a page.
 */
module.exports = class IntegrityRuntimePlugin {
  /**
   * With `required`, the browser rejects files that the map does not contain. Use false for a build
   * whose files are in no registry.
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
