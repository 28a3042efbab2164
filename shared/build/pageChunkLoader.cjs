/**
 * Names the chunk of every page and fragment after its module, so that nobody writes the name twice: what
 * `load: () => import('./pages/BookPage')` loads is the chunk `pages-BookPage`, for webpack and on the handle alike.
 */
const LOADED = /\bload:\s*\(\)\s*=>\s*import\(\s*(['"])\.\/([^'"]+)\1\s*\)/g;

const chunkOf = (request) => request.replaceAll('/', '-');

module.exports = function namePageChunks(source) {
  return source.replace(LOADED, (_found, _quote, request) => {
    const chunk = chunkOf(request);
    return `chunk: ${JSON.stringify(chunk)}, load: () => import(/* webpackChunkName: ${JSON.stringify(chunk)} */ ${JSON.stringify(`./${request}`)})`;
  });
};
