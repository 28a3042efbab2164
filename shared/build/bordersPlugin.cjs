const path = require('node:path');

const root = path.resolve(__dirname, '../..');

/**
 * Fails the build if a package imports a file of another area. A package may import only its own
 * files, `shared` (through its `exports`) and libraries.
 */
module.exports = class BordersPlugin {
  /**
   * `dir` is the folder of the package. `also` lists other folders whose files may be in the
   * bundle.
   */
  constructor(dir, also = []) {
    this.own = [dir, path.join(root, 'shared'), ...also].map((folder) => folder + path.sep);
  }

  apply(compiler) {
    compiler.hooks.normalModuleFactory.tap('Borders', (factory) => {
      factory.hooks.afterResolve.tap('Borders', ({ createData, contextInfo }) => {
        const file = createData.resource?.split('?')[0] ?? '';
        const isForeign =
          file.startsWith(root + path.sep) &&
          !file.includes(`${path.sep}node_modules${path.sep}`) &&
          !this.own.some((folder) => file.startsWith(folder));
        if (!isForeign) return;
        const from = path.relative(root, contextInfo.issuer || this.own[0]);
        throw new Error(
          `${from} imports ${path.relative(root, file)}, which belongs to another area: ask for its fragment by its contract name`,
        );
      });
    });
  }
};
