const path = require('node:path');
const ts = require('typescript');
const { bringsStillParts, fileOf, parse, replaced } = require('./unhydrated.cjs');

const IMPORTED = /import\(\s*(['"])\.\/([^'"]+)\1\s*\)/;

const chunkOf = (request) => request.replaceAll('/', '-');

/**
 * Names the chunk of every page and fragment after its module, so that nobody writes the name twice: what
 * `load: () => import('./pages/BookPage')` loads is the chunk `pages-BookPage`, for webpack and on the handle alike. A page with
 * parts that are never hydrated gets a second, smaller half for the browser that has it as HTML: `awake`.
 */
module.exports = function namePageChunks(text) {
  const { isServer = false } = this.getOptions();
  const hasHalf = (request) => {
    const known = new Set();
    const file = fileOf(path.dirname(this.resourcePath), `./${request}`);
    const brings = file !== undefined && bringsStillParts(file, known);
    for (const read of known) this.addDependency(read);
    return brings;
  };
  const source = parse(text);
  const parts = [];
  const look = (node) => {
    if (!ts.isPropertyAssignment(node) || node.name.getText(source) !== 'load')
      return ts.forEachChild(node, look);
    const load = node.initializer.getText(source);
    const [, , request] = IMPORTED.exec(load) ?? [];
    if (!request) return undefined;
    const named = (query, chunk) =>
      load.replace(
        IMPORTED,
        () =>
          `import(/* webpackChunkName: ${JSON.stringify(chunk)} */ ${JSON.stringify(`./${request}${query}`)})`,
      );
    const chunk = chunkOf(request);
    const half = `${chunk}-awake`;
    const isPage = request.startsWith('pages/') && hasHalf(request);
    const awake = isPage
      ? `awake: { chunk: ${JSON.stringify(half)}${isServer ? '' : `, load: ${named('?awake', half)}`} }, `
      : '';
    const whole = `chunk: ${JSON.stringify(chunk)}, load: ${named('', chunk)}`;
    parts.push([node.getStart(source), node.end, awake + whole]);
    return undefined;
  };
  look(source);
  return replaced(text, parts);
};
