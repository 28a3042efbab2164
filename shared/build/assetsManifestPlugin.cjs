const { createHash } = require('node:crypto');
const { CONSUMED, givenNames, takenNames } = require('./namesOfModules.cjs');

const isCode = (file) => /\.(js|css)$/.test(file) && !file.includes('hot-update');

/**
 * Emits `assets.json`:
 * `groups`: the files of every named chunk group;
 * `integrity`: the sha384 of every script and style sheet;
 * `provides`: in the shell, the files of each shared module that is not in its entry;
 * `consumes`: in a remote, the shared modules that the code of each named chunk group asks for;
 * `requires`: in a remote, the version range of every shared module that it asks for.
 */
module.exports = class AssetsManifestPlugin {
  /** `ranges`: the version range that this build asks for, by name of the shared module. */
  constructor(ranges = {}) {
    this.ranges = ranges;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('AssetsManifest', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'AssetsManifest', stage }, () => {
        const manifest = {
          groups: groupFiles(compilation),
          integrity: integrityOf(compilation),
          provides: providedFiles(compilation),
          consumes: consumedModules(compilation),
          requires: requiredVersions(compilation, this.ranges),
          takes: takenNames(compilation),
          gives: givenNames(compilation),
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

/** `provide shared module (default) shared/platform/query@1.0.0 = …` is fetched by an asynchronous block of its own. */
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

function requiredVersions(compilation, ranges) {
  const names = [...compilation.modules].flatMap(
    (module) => CONSUMED.exec(module.identifier())?.[1] ?? [],
  );
  return Object.fromEntries(
    [...new Set(names)].sort().flatMap((name) => (ranges[name] ? [[name, ranges[name]]] : [])),
  );
}
