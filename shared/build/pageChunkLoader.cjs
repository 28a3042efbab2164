const path = require('node:path');
const ts = require('typescript');
const { bringsStillParts, fileOf, isStill, parse, replaced } = require('./unhydrated.cjs');

const IMPORTED = /import\(\s*(['"])(\.{1,2}\/[^'"]+)\1\s*\)/;

const chunkOf = (request) => request.replaceAll('/', '-');

/**
 * Returns the path of an imported file relative to the area's `src`, so that it does not depend on
 * the importing file.
 */
const fromSource = (file, request) => {
  const folder = path.dirname(file);
  const [, source = folder] = /^(.*[\\/]src)[\\/]/.exec(file) ?? [];
  return path.relative(source, path.join(folder, request)).replaceAll(path.sep, '/');
};

/**
 * The webpack loader that names the chunk of every page and fragment after its module.
 *
 * For example, `load: () => import('./pages/BookPage')` loads the chunk `pages-BookPage`, and the
 * route's `handle` gets this name. A page with parts that are never hydrated gets a second, smaller
 * chunk (`awake`). Browsers load this chunk if the server has already rendered the page.
 */
module.exports = function namePageChunks(text) {
  const { isServer = false } = this.getOptions();
  /**
   * The files that determine the names. webpack must run the loader again when one of them changes.
   */
  const read = new Set();
  const fileWithHalf = (request) => {
    const known = new Set();
    const file = fileOf(path.dirname(this.resourcePath), request);
    const brings =
      fromSource(this.resourcePath, request).startsWith('pages/') &&
      file &&
      bringsStillParts(file, known);
    for (const each of known) read.add(each);
    return brings ? file : undefined;
  };
  const source = parse(text);
  const parts = [];
  const look = (node) => {
    if (!ts.isPropertyAssignment(node) || node.name.getText(source) !== 'load')
      return ts.forEachChild(node, look);
    const load = node.initializer.getText(source);
    const [, , request] = IMPORTED.exec(load) ?? [];
    if (!request) return undefined;
    const asked = (query, how) =>
      load.replace(IMPORTED, () => `import(/* ${how} */ ${JSON.stringify(`${request}${query}`)})`);
    const named = (chunk, query) => {
      const wanted = asked(query, `webpackChunkName: ${JSON.stringify(chunk)}`);
      return `chunk: ${JSON.stringify(chunk)}, ${query && isServer ? '' : `load: ${wanted}`}`;
    };
    const chunk = chunkOf(fromSource(this.resourcePath, request));
    const file = fileWithHalf(request);
    const half = file && isStill(file, read) ? still(asked) : named(`${chunk}-awake`, '?awake');
    parts.push([
      node.getStart(source),
      node.end,
      (file ? `awake: { ${half} }, ` : '') + named(chunk, ''),
    ]);
    return undefined;
  };
  look(source);
  for (const file of read) this.addDependency(file);
  return replaced(text, parts);
  /**
   * Returns the code that loads the hydration script of a page on which nothing is hydrated. This
   * script has only a few bytes, so it goes into the chunk of the importing module.
   */
  function still(asked) {
    return isServer ? '' : `load: ${asked('?awake', 'webpackMode: "eager"')}`;
  }
};
