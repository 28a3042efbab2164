const { createHash } = require('node:crypto');
const { declared, declaringFiles } = require('./declared.cjs');
const fragmentNames = require('./fragmentNames.cjs');
const { givenNames } = require('./givenNames.cjs');
const { meaningsOf } = require('./meanings.cjs');
const { CONSUMED, takenNames } = require('./namesOfModules.cjs');
const pageFiles = require('./pageFiles.cjs');

const isCode = (file) => /\.(js|css)$/.test(file) && !file.includes('hot-update');

/**
 * Emits `assets.json` with these fields:
 * - `groups`: the files of every named chunk group.
 * - `integrity`: the sha384 hash of every script and style sheet.
 * - `provides` (shell): the files of each shared module that is not in the shell's entry chunk.
 * - `consumes` (remote): the shared modules that the code of each named chunk group uses.
 * - `takes` (remote): the names that the remote imports from each shared module.
 * - `fragments` (remote): the names of the fragments that the remote offers.
 * - `pages` (remote): for each path pattern of a route, the files of its page and the shared
 *   modules that this page needs besides those of the start.
 * - `meanings`: a hash of the types of each exported or imported name, and the version of `shared`.
 * - `navigation`, `sitemap`, `unlisted` (remote): what the remote's package.json declares for the
 *   navigation of the site and for search engines.
 * - `gives` (shell): the names that the shell exports from each module of `shared`.
 */
module.exports = class AssetsManifestPlugin {
  /**
   * `isHost` is true for the build of the shell, which provides the shared modules. Remotes import
   * these modules from the shell.
   */
  constructor({ isHost }) {
    this.isHost = isHost;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('AssetsManifest', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'AssetsManifest', stage }, () => {
        // webpack watches only modules, and package.json is not a module. Without this line, a
        // change of package.json would not start a new build.
        if (!this.isHost) compilation.fileDependencies.addAll(declaringFiles(compiler.context));
        const groups = groupFiles(compilation);
        const consumes = consumedModules(compilation);
        const manifest = {
          groups,
          integrity: integrityOf(compilation),
          provides: providedFiles(compilation),
          consumes,
          meanings: meaningsOf(this.isHost ? givenNames() : takenNames(compilation)),
          ...(this.isHost
            ? { gives: givenNames() }
            : {
                takes: takenNames(compilation),
                fragments: fragmentNames(compiler.context),
                pages: pageFiles(compiler.context, { groups, consumes }),
                ...declared(compiler.context),
              }),
        };
        compilation.emitAsset(
          'assets.json',
          new sources.RawSource(JSON.stringify(manifest, null, 1)),
        );
      });
    });
  }
};

function groupFiles(compilation) {
  return Object.fromEntries(
    [...compilation.namedChunkGroups].map(([name, group]) => [
      name,
      group.getFiles().filter(isCode),
    ]),
  );
}

function integrityOf(compilation) {
  const hash = (asset) => createHash('sha384').update(asset.source.buffer()).digest('base64');
  return Object.fromEntries(
    compilation
      .getAssets()
      .filter(({ name }) => /\.(js|css)$/.test(name))
      .map((asset) => [asset.name, `sha384-${hash(asset)}`]),
  );
}

/**
 * Returns the files of each shared module. Webpack names these modules like `provide shared module
 * (default) shared/data/query@1.0.0 = …`.
 */
function providedFiles(compilation) {
  const provided = {};
  for (const module of compilation.modules) {
    const [, name] =
      /^provide shared module \(\S+\) (\S+)@/.exec(
        module.readableIdentifier(compilation.requestShortener),
      ) ?? [];
    if (!name) continue;
    const files = module.blocks.flatMap(
      (block) => compilation.chunkGraph.getBlockChunkGroup(block)?.getFiles() ?? [],
    );
    if (files.length > 0) provided[name] = files.filter(isCode);
  }
  return provided;
}

function consumedModules(compilation) {
  const consumed = {};
  for (const [name, group] of compilation.namedChunkGroups) {
    const modules = group.chunks.flatMap((chunk) => [
      ...compilation.chunkGraph.getChunkModulesIterable(chunk),
    ]);
    const names = modules.flatMap((module) => CONSUMED.exec(module.identifier())?.[1] ?? []);
    if (names.length > 0) consumed[name] = [...new Set(names)].sort();
  }
  return consumed;
}
